import { errorTitle } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ErrorBoundary. */
export const errorBoundaryMessages = {
  ErrorBoundary: {
    errorTitle,
    errorText: [
      'This part of the page stopped working. Refresh to try again.',
      'Esta parte de la página dejó de funcionar. Actualiza la página para intentarlo de nuevo.',
      'Cette partie de la page a cessé de fonctionner. Actualisez-la pour réessayer.',
    ],
    errorReference: ['Reference', 'Referencia', 'Référence'],
    errorDetails: ['Technical details', 'Detalles técnicos', 'Détails techniques'],
    refresh: ['Refresh', 'Actualizar', 'Actualiser'],
  },
} satisfies Messages
