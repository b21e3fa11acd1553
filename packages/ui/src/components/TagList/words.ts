import type { Words } from '../../messages/words.ts'

/** What TagList says itself. */
export const tagListWords = {
  TagList: {
    noTags: ['None', 'Ninguno', 'Aucun'],
  },
} satisfies Words
