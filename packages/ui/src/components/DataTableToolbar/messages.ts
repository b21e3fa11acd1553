import { clearFilters } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableToolbar. */
export const dataTableToolbarMessages = {
  DataTableToolbar: {
    clearFilters,
    tableOptions: ['Table options', 'Opciones de la tabla', 'Options du tableau'],
    tableTools: ['Table tools', 'Herramientas de la tabla', 'Outils du tableau'],
  },
} satisfies Messages
