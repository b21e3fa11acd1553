import type { Words } from '../../messages/words.ts'

/** What TimeField says itself. */
export const timeFieldWords = {
  TimeField: {
    timeIncomplete: ['Enter the whole time.', 'Escribe la hora completa.', 'Saisissez l’heure au complet.'],
    timeOutOfBounds: [
      'Enter a time from {from} to {to}.',
      'Escribe una hora entre {from} y {to}.',
      'Saisissez une heure entre {from} et {to}.',
    ],
    noTimeFound: [
      'No time was found in what you pasted.',
      'No se encontró ninguna hora en lo que pegaste.',
      'Aucune heure n’a été trouvée dans ce que vous avez collé.',
    ],
  },
} satisfies Words
