import { dismiss } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What InlineAlert says itself. */
export const inlineAlertWords = {
  dismiss,
} satisfies Words
