import { choose, noMatches } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Select says itself. */
export const selectWords = {
  Select: {
    choose,
    noMatches,
  },
} satisfies Words
