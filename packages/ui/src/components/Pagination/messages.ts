import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Pagination. */
export const paginationMessages = {
  Pagination: {
    pagination: ['Pagination', 'Paginación', 'Pagination'],
    rowsPerPage: ['Rows per page', 'Filas por página', 'Lignes par page'],
    rowsShown: ['{from}–{to} of {count}', '{from}–{to} de {count}', '{from} à {to} sur {count}'],
    noRows: ['0 rows', '0 filas', '0 ligne'],
    pageNumber: ['Page {page}', 'Página {page}', 'Page {page}'],
    pageOf: ['Page {page} of {count}', 'Página {page} de {count}', 'Page {page} sur {count}'],
    previousPage: ['Previous page', 'Página anterior', 'Page précédente'],
    nextPage: ['Next page', 'Página siguiente', 'Page suivante'],
    goToPage: ['Go to page', 'Ir a la página', 'Aller à la page'],
    go: ['Go', 'Ir', 'Aller'],
  },
} satisfies Messages
