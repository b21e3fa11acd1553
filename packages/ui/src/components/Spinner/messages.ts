import { loading } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What Spinner says itself. */
export const spinnerMessages = {
  Spinner: {
    loading,
  },
} satisfies Messages
