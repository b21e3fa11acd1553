import type { Messages } from '../../../messages/use-messages.ts'

/** What DataTableEditing says once somebody edits, which loads with what edits. */
export const dataTableCellEditorMessages = {
  DataTableCellEditor: {
    elsewhereOne: [
      '{count} in a row that is not shown',
      '{count} en una fila que no se muestra',
      '{count} dans une ligne qui n’est pas affichée',
    ],
    elsewhereOther: [
      '{count} in rows that are not shown',
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
      'L’enregistrement a échoué. Veuillez réessayer.',
    ],
    pastedOne: ['{count} cell pasted', '{count} celda pegada', '{count} cellule collée'],
    pastedOther: ['{count} cells pasted', '{count} celdas pegadas', '{count} cellules collées'],
    linesLeftOne: [
      '{count} line had no row to go to',
      '{count} línea no cupo en las filas',
      '{count} ligne collée n’avait pas de place',
    ],
    linesLeftOther: [
      '{count} lines had no row to go to',
      '{count} líneas no cupieron en las filas',
      '{count} lignes collées n’avaient pas de place',
    ],
    columnsLeftOne: [
      '{count} column had no column to go to',
      '{count} columna no cupo en la tabla',
      '{count} colonne collée n’avait pas de place',
    ],
    columnsLeftOther: [
      '{count} columns had no column to go to',
      '{count} columnas no cupieron en la tabla',
      '{count} colonnes collées n’avaient pas de place',
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
