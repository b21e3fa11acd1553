import { errorTitle } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ErrorCard. */
export const errorCardMessages = {
  ErrorCard: {
    errorTitle,
    retry: ['Try again', 'Intentar de nuevo', 'Réessayer'],
  },
} satisfies Messages
