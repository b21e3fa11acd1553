import type { Words } from '../../messages/words.ts'

/** What Dialog says itself. */
export const dialogWords = {
  Dialog: {
    close: ['Close', 'Cerrar', 'Fermer'],
  },
} satisfies Words
