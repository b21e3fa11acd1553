import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Dialog. */
export const dialogMessages = {
  Dialog: {
    close: ['Close', 'Cerrar', 'Fermer'],
  },
} satisfies Messages
