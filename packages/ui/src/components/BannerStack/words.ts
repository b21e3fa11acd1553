import type { Words } from '../../messages/words.ts'

/** What BannerStack says itself. */
export const bannerStackWords = {
  BannerStack: {
    announcements: ['Announcements', 'Avisos', 'Avis'],
  },
} satisfies Words
