import { cancel } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ConfirmDialog. */
export const confirmDialogMessages = {
  ConfirmDialog: {
    cancel,
    confirm: ['Confirm', 'Confirmar', 'Confirmer'],
    rowsAffectedOne: [
      '{count} row is affected.',
      'La acción se aplicará a {count} fila.',
      'L’action s’appliquera à {count} ligne.',
    ],
    rowsAffectedOther: [
      '{count} rows are affected.',
      'La acción se aplicará a {count} filas.',
      'L’action s’appliquera à {count} lignes.',
    ],
    moreOne: ['{count} more', '{count} más', '{count} autre'],
    moreOther: ['{count} more', '{count} más', '{count} autres'],
    actionFailed: [
      'That didn’t work. Try again, or cancel.',
      'No se pudo completar la acción. Inténtalo de nuevo o cancela.',
      'L’opération a échoué. Réessayez ou annulez.',
    ],
  },
} satisfies Messages
