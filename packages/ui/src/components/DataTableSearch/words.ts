import type { Words } from '../../messages/words.ts'

/** What DataTableSearch says itself. */
export const dataTableSearchWords = {
  DataTableSearch: {
    searchTable: ['Search the table', 'Buscar en la tabla', 'Rechercher dans le tableau'],
  },
} satisfies Words
