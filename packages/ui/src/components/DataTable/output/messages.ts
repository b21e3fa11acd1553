import type { Messages } from '../../../messages/use-messages.ts'

/** Messages of copied and printed rows; loaded with that code, after the table. */
export const tableOutputMessages = {
  TableOutput: {
    rowsCopiedOne: ['{count} row copied', '{count} fila copiada', '{count} ligne copiée'],
    rowsCopiedOther: ['{count} rows copied', '{count} filas copiadas', '{count} lignes copiées'],
    loadedRowsCopied: [
      '{count} of {total} selected rows copied. The others aren’t loaded.',
      'Filas copiadas: {count} de las {total} seleccionadas. Las demás no están cargadas.',
      'Lignes copiées\u00a0: {count} sur les {total} sélectionnées. Les autres ne sont pas chargées.',
    ],
    notCopied: [
      'The rows couldn’t be copied.',
      'No se pudieron copiar las filas.',
      'Les lignes n’ont pas pu être copiées.',
    ],
    search: ['Search', 'Búsqueda', 'Recherche'],
    narrowedBy: ['{filter}: {value}', '{filter}: {value}', '{filter}\u00a0: {value}'],
    otherFilters: ['Other filters are set', 'Hay otros filtros aplicados', 'D’autres filtres sont appliqués'],
    printedFirst: [
      '{count} rows; the first {printed} are printed.',
      '{count} filas; se imprimen las primeras {printed}.',
      '{count} lignes; les {printed} premières sont imprimées.',
    ],
    printedPart: [
      '{count} rows; rows {first} to {last} are printed.',
      '{count} filas; se imprimen de la {first} a la {last}.',
      '{count} lignes; les lignes {first} à {last} sont imprimées.',
    ],
    printedLoaded: [
      'The first {printed} rows are printed; there are more.',
      'Se imprimen las primeras {printed} filas; hay más.',
      'Les {printed} premières lignes sont imprimées; il y en a d’autres.',
    ],
  },
} satisfies Messages
