import { errorTitle } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What ErrorCard says itself. */
export const errorCardWords = {
  ErrorCard: {
    errorTitle,
    retry: ['Try again', 'Intentar de nuevo', 'Réessayer'],
  },
} satisfies Words
