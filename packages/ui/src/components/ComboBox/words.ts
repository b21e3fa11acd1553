import { noMatches } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What ComboBox says itself. */
export const comboBoxWords = {
  ComboBox: {
    noMatches,
    noOption: ['Choose one of the options.', 'Elige una de las opciones.', 'Choisissez l’une des options.'],
  },
} satisfies Words
