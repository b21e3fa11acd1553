import { noMatches } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What ComboBox says itself. */
export const comboBoxWords = {
  ComboBox: {
    noMatches,
  },
} satisfies Words
