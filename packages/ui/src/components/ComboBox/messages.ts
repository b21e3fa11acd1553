import { noMatches } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ComboBox. */
export const comboBoxMessages = {
  ComboBox: {
    noMatches,
    noOption: ['Choose one of the options.', 'Elige una de las opciones.', 'Choisissez l’une des options.'],
  },
} satisfies Messages
