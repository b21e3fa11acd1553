import { dismiss } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What InlineAlert says itself. */
export const inlineAlertWords = {
  InlineAlert: {
    dismiss,
  },
} satisfies Words
