import { dismiss } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of InlineAlert. */
export const inlineAlertMessages = {
  InlineAlert: {
    dismiss,
  },
} satisfies Messages
