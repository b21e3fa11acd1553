import { cancel } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableExport. */
export const dataTableExportMessages = {
  DataTableExport: {
    export: ['Export', 'Exportar', 'Exporter'],
    rows: ['Rows', 'Filas', 'Lignes'],
    allRows: ['All rows', 'Todas las filas', 'Toutes les lignes'],
    matchingRows: ['All that match', 'Todos los resultados', 'Tous les résultats'],
    loadedRows: ['Rows loaded so far', 'Filas cargadas hasta ahora', 'Lignes chargées jusqu’ici'],
    pageRows: ['Rows on this page', 'Filas de esta página', 'Lignes de cette page'],
    selectedRows: ['Selected rows only', 'Solo las filas seleccionadas', 'Lignes sélectionnées seulement'],
    counted: ['{rows} ({count})', '{rows} ({count})', '{rows} ({count})'],
    columns: ['Columns', 'Columnas', 'Colonnes'],
    shownColumns: ['As shown', 'Como en pantalla', 'Comme à l’écran'],
    allColumns: ['All columns', 'Todas las columnas', 'Toutes les colonnes'],
    exportAs: ['Export as {format}', 'Exportar como {format}', 'Exporter en {format}'],
    files: ['Files', 'Archivos', 'Fichiers'],
    writing: ['Writing {file}', 'Creando {file}', 'Création de {file}'],
    written: ['{file} was downloaded.', 'Se descargó {file}.', '{file} a été téléchargé.'],
    ready: ['{file} is ready.', '{file} está listo.', '{file} est prêt.'],
    download: ['Download {file}', 'Descargar {file}', 'Télécharger {file}'],
    cancel,
    cancelFile: ['Cancel {file}', 'Cancelar {file}', 'Annuler {file}'],
    cancelled: ['{file} was canceled.', 'Se canceló {file}.', '{file} a été annulé.'],
    retry: ['Try again', 'Intentar de nuevo', 'Réessayer'],
    retryFile: ['Try again: {file}', 'Intentar de nuevo: {file}', 'Réessayer\u00a0: {file}'],
    failed: ['{file} couldn’t be exported.', 'No se pudo exportar {file}.', '{file} n’a pas pu être exporté.'],
    operationFailed: [
      'That didn’t work. Try again.',
      'No se pudo completar la acción. Inténtalo de nuevo.',
      'L’opération a échoué. Réessayez.',
    ],
    someReady: ['Ready', 'Listo', 'Prêt'],
    someFailed: ['Failed', 'Con error', 'Échec'],
  },
} satisfies Messages
