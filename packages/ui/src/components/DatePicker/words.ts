import { noDateFound } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What DatePicker says itself. */
export const datePickerWords = {
  DatePicker: {
    dateOutOfBounds: [
      'Choose a date from {from} to {to}.',
      'Elige una fecha del {from} al {to}.',
      'Choisissez une date du {from} au {to}.',
    ],
    dateIncomplete: ['Enter the whole date.', 'Escribe la fecha completa.', 'Entrez la date complète.'],
    noDateFound,
  },
} satisfies Words
