import { dismiss } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What InlineAlert says itself. */
export const inlineAlertMessages = {
  InlineAlert: {
    dismiss,
  },
} satisfies Messages
