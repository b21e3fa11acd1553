import { loading } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Button. */
export const buttonMessages = {
  Button: {
    loading,
  },
} satisfies Messages
