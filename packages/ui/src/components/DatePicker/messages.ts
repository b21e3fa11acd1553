import { noDateFound } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DatePicker. */
export const datePickerMessages = {
  DatePicker: {
    outOfBounds: [
      'Choose a date from {from} to {to}.',
      'Elige una fecha del {from} al {to}.',
      'Choisissez une date du {from} au {to}.',
    ],
    tooEarly: [
      'Choose {from} or a later date.',
      'Elige el {from} o una fecha posterior.',
      'Choisissez le {from} ou une date ultérieure.',
    ],
    tooLate: [
      'Choose {to} or an earlier date.',
      'Elige el {to} o una fecha anterior.',
      'Choisissez le {to} ou une date antérieure.',
    ],
    incomplete: ['Enter a complete date.', 'Escribe la fecha completa.', 'Entrez la date complète.'],
    noDateFound,
  },
} satisfies Messages
