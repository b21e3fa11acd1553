import type { Words } from '../../messages/words.ts'

/** What DataTableColumns says itself. */
export const dataTableColumnsWords = {
  DataTableColumns: {
    columns: ['Columns', 'Columnas', 'Colonnes'],
    shownColumns: ['Shown columns, in order', 'Columnas visibles, en orden', 'Colonnes affichées, dans l’ordre'],
    columnMenu: [
      '{column}: column options',
      '{column}: opciones de la columna',
      '{column}\u00a0: options de la colonne',
    ],
    moveUp: ['Move {column} up', 'Subir {column}', 'Monter {column}'],
    moveDown: ['Move {column} down', 'Bajar {column}', 'Descendre {column}'],
    moved: ['{column}: {place} of {count}', '{column}: {place} de {count}', '{column}\u00a0: {place} sur {count}'],
    pinning: ['Pin {column}', 'Fijar {column}', 'Épingler {column}'],
    pinnedToStart: ['Pinned to the start', 'Fijada al inicio', 'Épinglée au début'],
    pinnedToEnd: ['Pinned to the end', 'Fijada al final', 'Épinglée à la fin'],
    notPinned: ['Not pinned', 'Sin fijar', 'Non épinglée'],
    sortAscending: ['Sort ascending', 'Orden ascendente', 'Tri croissant'],
    sortDescending: ['Sort descending', 'Orden descendente', 'Tri décroissant'],
    doNotSort: ['Do not sort', 'Sin ordenar', 'Ne pas trier'],
    moveLeft: ['Move left', 'Mover a la izquierda', 'Déplacer vers la gauche'],
    moveRight: ['Move right', 'Mover a la derecha', 'Déplacer vers la droite'],
    pinToStart: ['Pin to the start', 'Fijar al inicio', 'Épingler au début'],
    pinToEnd: ['Pin to the end', 'Fijar al final', 'Épingler à la fin'],
    unpin: ['Unpin', 'Dejar de fijar', 'Désépingler'],
    hide: ['Hide column', 'Ocultar la columna', 'Masquer la colonne'],
    alwaysShown: ['Always shown', 'Siempre visible', 'Toujours affichée'],
    rowHeight: ['Rows', 'Filas', 'Lignes'],
    usual: ['Usual', 'Habituales', 'Habituelles'],
    comfortable: ['Comfortable', 'Cómodas', 'Aérées'],
    compact: ['Compact', 'Compactas', 'Compactes'],
    reset: ['Reset to default', 'Restablecer', 'Rétablir'],
  },
} satisfies Words
