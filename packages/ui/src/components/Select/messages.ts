import { choose, loading, noMatches } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What Select says itself. */
export const selectMessages = {
  Select: {
    choose,
    noMatches,
    loading,
    clear: ['Clear selection', 'Quitar selección', 'Effacer la sélection'],
  },
} satisfies Messages
