import type { Words } from '../../messages/words.ts'

/** What ConfirmDialog says itself. */
export const confirmDialogWords = {
  ConfirmDialog: {
    cancel: ['Cancel', 'Cancelar', 'Annuler'],
    confirm: ['Confirm', 'Confirmar', 'Confirmer'],
    rowsAffectedOne: ['{count} row is affected.', 'Se afecta {count} fila.', '{count} ligne est touchée.'],
    rowsAffectedOther: ['{count} rows are affected.', 'Se afectan {count} filas.', '{count} lignes sont touchées.'],
    actionFailed: [
      'That did not work. Try again, or cancel.',
      'No funcionó. Inténtalo de nuevo o cancela.',
      'L’opération a échoué. Réessayez ou annulez.',
    ],
  },
} satisfies Words
