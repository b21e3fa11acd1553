import { noMatches } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableFind. */
export const dataTableFindMessages = {
  DataTableFind: {
    findInTable: ['Find in table', 'Buscar texto en la tabla', 'Chercher un texte dans le tableau'],
    previousMatch: ['Previous match', 'Coincidencia anterior', 'Résultat précédent'],
    nextMatch: ['Next match', 'Coincidencia siguiente', 'Résultat suivant'],
    close: ['Close', 'Cerrar', 'Fermer'],
    match: ['{number} of {count}', '{number} de {count}', '{number} sur {count}'],
    matchOnPage: [
      '{number} of {count} on this page',
      '{number} de {count} en esta página',
      '{number} sur {count} dans cette page',
    ],
    matchInLoadedRows: [
      '{number} of {count} in the rows loaded so far',
      '{number} de {count} en las filas cargadas hasta ahora',
      '{number} sur {count} dans les lignes chargées jusqu’ici',
    ],
    place: ['{match}: row {row}, {column}', '{match}: fila {row}, {column}', '{match}\u00a0: ligne {row}, {column}'],
    placeInHiddenColumn: [
      '{match}: row {row}, {column} (hidden column)',
      '{match}: fila {row}, {column} (columna oculta)',
      '{match}\u00a0: ligne {row}, {column} (colonne masquée)',
    ],
    noMatches,
    noMatchesOnPage: ['No matches on this page', 'Sin coincidencias en esta página', 'Aucun résultat dans cette page'],
    noMatchesInLoadedRows: [
      'No matches in the rows loaded so far',
      'Sin coincidencias en las filas cargadas hasta ahora',
      'Aucun résultat dans les lignes chargées jusqu’ici',
    ],
  },
} satisfies Messages
