import type { Messages } from '../../messages/use-messages.ts'

/** What Dialog says itself. */
export const dialogMessages = {
  Dialog: {
    close: ['Close', 'Cerrar', 'Fermer'],
  },
} satisfies Messages
