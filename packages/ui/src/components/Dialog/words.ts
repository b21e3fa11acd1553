import type { Words } from '../../messages/words.ts'

/** What Dialog says itself. */
export const dialogWords = {
  close: ['Close', 'Cerrar', 'Fermer'],
} satisfies Words
