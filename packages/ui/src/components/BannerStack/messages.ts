import type { Messages } from '../../messages/use-messages.ts'

/** Messages of BannerStack. */
export const bannerStackMessages = {
  BannerStack: {
    announcements: ['Announcements', 'Avisos', 'Avis'],
  },
} satisfies Messages
