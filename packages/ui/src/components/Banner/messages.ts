import { dismiss } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Banner. */
export const bannerMessages = {
  Banner: {
    details: ['Details', 'Detalles', 'Détails'],
    dismiss,
  },
} satisfies Messages
