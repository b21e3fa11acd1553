import type { Messages } from '../../../messages/use-messages.ts'

/** Messages of DataTableEditing while a user edits, loaded with the editor. */
export const dataTableCellEditorMessages = {
  DataTableCellEditor: {
    elsewhereOne: [
      '{count} in a row that isn’t shown',
      '{count} en una fila que no se muestra',
      '{count} dans une ligne qui n’est pas affichée',
    ],
    elsewhereOther: [
      '{count} in rows that aren’t shown',
      '{count} en filas que no se muestran',
      '{count} dans des lignes qui ne sont pas affichées',
    ],
    inHiddenColumn: [
      '{column} (hidden column): {message}',
      '{column} (columna oculta): {message}',
      '{column} (colonne masquée)\u00a0: {message}',
    ],
    saving: ['Saving', 'Guardando', 'Enregistrement en cours'],
    savedOne: ['{count} cell saved', '{count} celda guardada', '{count} cellule enregistrée'],
    savedOther: ['{count} cells saved', '{count} celdas guardadas', '{count} cellules enregistrées'],
    refusedOne: [
      '{count} cell not saved: {message}',
      '{count} celda sin guardar: {message}',
      '{count} cellule non enregistrée\u00a0: {message}',
    ],
    refusedOther: [
      '{count} cells not saved: {message}',
      '{count} celdas sin guardar: {message}',
      '{count} cellules non enregistrées\u00a0: {message}',
    ],
    notSaved: [
      'Not saved. Please try again.',
      'No se guardó. Inténtalo de nuevo.',
      'L’enregistrement a échoué. Réessayez.',
    ],
    pastedOne: ['{count} cell pasted', '{count} celda pegada', '{count} cellule collée'],
    pastedOther: ['{count} cells pasted', '{count} celdas pegadas', '{count} cellules collées'],
    linesLeftOne: [
      '{count} pasted row didn’t fit in the table',
      '{count} fila pegada no cupo en la tabla',
      '{count} ligne collée n’a pas trouvé de place',
    ],
    linesLeftOther: [
      '{count} pasted rows didn’t fit in the table',
      '{count} filas pegadas no cupieron en la tabla',
      '{count} lignes collées n’ont pas trouvé de place',
    ],
    columnsLeftOne: [
      '{count} pasted column didn’t fit in the table',
      '{count} columna pegada no cupo en la tabla',
      '{count} colonne collée n’a pas trouvé de place',
    ],
    columnsLeftOther: [
      '{count} pasted columns didn’t fit in the table',
      '{count} columnas pegadas no cupieron en la tabla',
      '{count} colonnes collées n’ont pas trouvé de place',
    ],
    none: ['None', 'Ninguna', 'Aucune'],
    notADay: [
      'Enter a date such as {example}.',
      'Escribe una fecha como {example}.',
      'Entrez une date comme {example}.',
    ],
    notAChoice: [
      'Choose one of: {options}.',
      'Elige una opción: {options}.',
      'Choisissez une option\u00a0: {options}.',
    ],
  },
} satisfies Messages
