import { done, noDateFound } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DateTimePicker. */
export const dateTimePickerMessages = {
  DateTimePicker: {
    time: ['Time', 'Hora', 'Heure'],
    incomplete: [
      'Enter a complete date and time.',
      'Escribe la fecha y la hora completas.',
      'Entrez la date et l’heure au complet.',
    ],
    outOfBounds: [
      'Enter a date and time from {from} to {to}.',
      'Escribe una fecha y hora entre el {from} y el {to}.',
      'Entrez une date et une heure entre le {from} et le {to}.',
    ],
    tooEarly: ['Enter {from} or later.', 'Escribe el {from} o después.', 'Entrez le {from} ou plus tard.'],
    tooLate: ['Enter {to} or earlier.', 'Escribe el {to} o antes.', 'Entrez le {to} ou plus tôt.'],
    done,
    noDateFound,
  },
} satisfies Messages
