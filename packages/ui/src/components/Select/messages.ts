import { choose, loading, noMatches } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Select. */
export const selectMessages = {
  Select: {
    choose,
    noMatches,
    loading,
    clear: ['Clear selection', 'Quitar selección', 'Effacer la sélection'],
  },
} satisfies Messages
