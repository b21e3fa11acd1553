import type { Words } from '../../messages/words.ts'

/** What DataTableToolbar says itself. */
export const dataTableToolbarWords = {
  DataTableToolbar: {
    tableTools: ['Table tools', 'Herramientas de la tabla', 'Outils du tableau'],
  },
} satisfies Words
