import type { Messages } from '../../messages/use-messages.ts'

/** What DataTableSearch says itself. */
export const dataTableSearchMessages = {
  DataTableSearch: {
    searchTable: ['Search the table', 'Buscar en la tabla', 'Rechercher dans le tableau'],
  },
} satisfies Messages
