import type { Messages } from '../../messages/use-messages.ts'

/** What BannerStack says itself. */
export const bannerStackMessages = {
  BannerStack: {
    announcements: ['Announcements', 'Avisos', 'Avis'],
  },
} satisfies Messages
