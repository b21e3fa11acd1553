import { dismiss } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What Banner says itself. */
export const bannerMessages = {
  Banner: {
    details: ['Details', 'Detalles', 'Détails'],
    dismiss,
  },
} satisfies Messages
