import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableSelectionBar. */
export const dataTableSelectionBarMessages = {
  DataTableSelectionBar: {
    rowsSelectedOne: ['{count} row selected', '{count} fila seleccionada', '{count} ligne sélectionnée'],
    rowsSelectedOther: ['{count} rows selected', '{count} filas seleccionadas', '{count} lignes sélectionnées'],
    selectMatchingRows: [
      'Select all {count} matching',
      'Seleccionar las {count} filas que coinciden',
      'Sélectionner les {count} lignes correspondantes',
    ],
    clearSelection: ['Clear selection', 'Quitar la selección', 'Effacer la sélection'],
    copy: ['Copy', 'Copiar', 'Copier'],
    selectedRows: ['Selected rows', 'Filas seleccionadas', 'Lignes sélectionnées'],
  },
} satisfies Messages
