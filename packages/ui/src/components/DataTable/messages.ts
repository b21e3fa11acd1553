import { loading } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTable. */
export const dataTableMessages = {
  DataTable: {
    loading,
    error: ['Error', 'Error', 'Erreur'],
    retry: ['Try again', 'Intentar de nuevo', 'Réessayer'],
    updatingRows: ['Updating', 'Actualizando', 'Mise à jour en cours'],
    selectRow: ['Select {row}', 'Seleccionar {row}', 'Sélectionner {row}'],
    selectAllRows: ['Select all rows', 'Seleccionar todas las filas', 'Sélectionner toutes les lignes'],
    selectPageRows: [
      'Select all rows on this page',
      'Seleccionar todas las filas de esta página',
      'Sélectionner toutes les lignes de cette page',
    ],
    selection: ['Selection', 'Selección', 'Sélection'],
    rowDetails: ['Details', 'Detalles', 'Détails'],
    moreAboutRow: ['More: {row}', 'Más: {row}', 'Plus\u00a0: {row}'],
    rowActions: ['Actions', 'Acciones', 'Actions'],
    columnWidth: ['Width of {column}', 'Ancho de la columna {column}', 'Largeur de la colonne {column}'],
    pixels: ['{count} pixels', '{count} píxeles', '{count} pixels'],
    sortOrder: ['Sort order {order}', 'Criterio de orden {order}', 'Ordre de tri {order}'],
    sortedAscending: ['{column}, ascending', '{column}, ascendente', '{column}, croissant'],
    sortedDescending: ['{column}, descending', '{column}, descendente', '{column}, décroissant'],
    sortedBy: ['Sorted by {columns}', 'Ordenada por {columns}', 'Trié par {columns}'],
    notSorted: ['Not sorted', 'Sin ordenar', 'Non trié'],
    copyText: ['Copy {text}', 'Copiar {text}', 'Copier {text}'],
    textCopied: ['Copied: {text}', 'Se copió: {text}', 'Copié\u00a0: {text}'],
    textNotCopied: ['The text couldn’t be copied.', 'No se pudo copiar el texto.', 'Le texte n’a pas pu être copié.'],
    rowsFoundOne: ['{count} row', '{count} fila', '{count} ligne'],
    rowsFoundOther: ['{count} rows', '{count} filas', '{count} lignes'],
    rowsSelectedOne: ['{count} row selected', '{count} fila seleccionada', '{count} ligne sélectionnée'],
    rowsSelectedOther: ['{count} rows selected', '{count} filas seleccionadas', '{count} lignes sélectionnées'],
    noRowSelected: ['No row selected', 'Ninguna fila seleccionada', 'Aucune ligne sélectionnée'],
    noData: ['No data available.', 'No hay datos disponibles.', 'Aucune donnée disponible.'],
    noResults: ['No results', 'Sin resultados', 'Aucun résultat'],
    tryOtherSearch: [
      'No row matches the search and filters.',
      'Ninguna fila coincide con la búsqueda y los filtros.',
      'Aucune ligne ne correspond à la recherche et aux filtres.',
    ],
    clearSearchAndFilters: [
      'Clear search and filters',
      'Borrar la búsqueda y los filtros',
      'Effacer la recherche et les filtres',
    ],
    operationFailedTitle: ['Something went wrong...!', 'Algo salió mal', 'Un problème est survenu'],
    operationFailed: [
      'An error occurred while performing the operation',
      'Ocurrió un error al realizar la operación',
      'Une erreur s’est produite pendant l’opération',
    ],
  },
} satisfies Messages
