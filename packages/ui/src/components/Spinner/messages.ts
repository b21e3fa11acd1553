import { loading } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Spinner. */
export const spinnerMessages = {
  Spinner: {
    loading,
  },
} satisfies Messages
