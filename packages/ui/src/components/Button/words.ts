import { loading } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Button says itself. */
export const buttonWords = {
  Button: {
    loading,
  },
} satisfies Words
