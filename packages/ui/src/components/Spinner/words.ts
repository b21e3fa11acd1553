import { loading } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Spinner says itself. */
export const spinnerWords = {
  Spinner: {
    loading,
  },
} satisfies Words
