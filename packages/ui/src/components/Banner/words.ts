import { dismiss } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Banner says itself. */
export const bannerWords = {
  Banner: {
    details: ['Details', 'Detalles', 'Détails'],
    dismiss,
  },
} satisfies Words
