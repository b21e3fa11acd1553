import { loading } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What Button says itself. */
export const buttonMessages = {
  Button: {
    loading,
  },
} satisfies Messages
