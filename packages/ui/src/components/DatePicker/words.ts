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
    noDateFound,
  },
} satisfies Words
