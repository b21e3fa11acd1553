import type { Messages } from '../../messages/use-messages.ts'

/** Messages of SearchField. */
export const searchFieldMessages = {
  SearchField: {
    clearSearch: ['Clear search', 'Borrar la búsqueda', 'Effacer la recherche'],
    suggestions: ['Suggestions', 'Sugerencias', 'Suggestions'],
    suggestionsOne: ['{count} suggestion', '{count} sugerencia', '{count} suggestion'],
    suggestionsOther: ['{count} suggestions', '{count} sugerencias', '{count} suggestions'],
  },
} satisfies Messages
