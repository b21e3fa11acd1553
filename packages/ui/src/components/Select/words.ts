import { choose, loading, noMatches } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Select says itself. */
export const selectWords = {
  Select: {
    choose,
    noMatches,
    loading,
    clear: ['Clear selection', 'Quitar selección', 'Effacer la sélection'],
  },
} satisfies Words
