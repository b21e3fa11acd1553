import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableSearch. */
export const dataTableSearchMessages = {
  DataTableSearch: {
    searchTable: ['Search the table', 'Buscar en la tabla', 'Rechercher dans le tableau'],
  },
} satisfies Messages
