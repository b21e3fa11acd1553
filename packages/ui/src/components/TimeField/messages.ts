import type { Messages } from '../../messages/use-messages.ts'

/** Messages of TimeField. */
export const timeFieldMessages = {
  TimeField: {
    incomplete: ['Enter a complete time.', 'Escribe la hora completa.', 'Entrez l’heure au complet.'],
    outOfBounds: [
      'Enter a time from {from} to {to}.',
      'Escribe una hora entre {from} y {to}.',
      'Entrez une heure entre {from} et {to}.',
    ],
    tooEarly: [
      'Enter {from} or a later time.',
      'Escribe {from} o una hora posterior.',
      'Entrez {from} ou une heure ultérieure.',
    ],
    tooLate: [
      'Enter {to} or an earlier time.',
      'Escribe {to} o una hora anterior.',
      'Entrez {to} ou une heure antérieure.',
    ],
    noTimeFound: [
      'No time was found in what you pasted.',
      'No se encontró ninguna hora en lo que pegaste.',
      'Aucune heure n’a été trouvée dans ce que vous avez collé.',
    ],
  },
} satisfies Messages
