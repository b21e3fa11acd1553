import { clearFilters } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What DataTableToolbar says itself. */
export const dataTableToolbarWords = {
  DataTableToolbar: {
    clearFilters,
    tableOptions: ['Table options', 'Opciones de la tabla', 'Options du tableau'],
    tableTools: ['Table tools', 'Herramientas de la tabla', 'Outils du tableau'],
  },
} satisfies Words
