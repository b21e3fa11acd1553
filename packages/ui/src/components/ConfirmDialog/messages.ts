import { cancel } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What ConfirmDialog says itself. */
export const confirmDialogMessages = {
  ConfirmDialog: {
    cancel,
    confirm: ['Confirm', 'Confirmar', 'Confirmer'],
    rowsAffectedOne: ['{count} row is affected.', 'Se aplicará a {count} fila.', 'S’appliquera à {count} ligne.'],
    rowsAffectedOther: ['{count} rows are affected.', 'Se aplicará a {count} filas.', 'S’appliquera à {count} lignes.'],
    moreOne: ['{count} more', '{count} más', '{count} autre'],
    moreOther: ['{count} more', '{count} más', '{count} autres'],
    actionFailed: [
      'That did not work. Try again, or cancel.',
      'No funcionó. Inténtalo de nuevo o cancela.',
      'L’opération a échoué. Réessayez ou annulez.',
    ],
  },
} satisfies Messages
