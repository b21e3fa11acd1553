import { clearFilters } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableFilters. */
export const dataTableFiltersMessages = {
  DataTableFilters: {
    filters: ['Filters', 'Filtros', 'Filtres'],
    addFilter: ['Add filter', 'Agregar filtro', 'Ajouter un filtre'],
    newFilter: ['Filter', 'Filtro', 'Filtre'],
    filtersSet: ['Filters, {count} set', 'Filtros, {count} aplicados', 'Filtres, appliqués\u00a0: {count}'],
    clearFilters,
    counted: ['{choice} ({count})', '{choice} ({count})', '{choice} ({count})'],
    change: ['{filter}: {value}. Change', '{filter}: {value}. Editar', '{filter}\u00a0: {value}. Modifier'],
    remove: ['Remove the filter {filter}', 'Quitar el filtro {filter}', 'Retirer le filtre {filter}'],
    apply: ['Apply', 'Aplicar', 'Appliquer'],
    contains: ['Contains', 'Contiene', 'Contient'],
    from: ['From', 'Desde', 'De'],
    to: ['To', 'Hasta', 'À'],
    containing: ['contains ‘{text}’', 'contiene “{text}”', 'contient «\u00a0{text}\u00a0»'],
    atLeast: ['at least {start}', 'al menos {start}', 'au moins {start}'],
    atMost: ['at most {end}', 'como máximo {end}', 'au plus {end}'],
    between: ['{start} to {end}', 'de {start} a {end}', 'de {start} à {end}'],
    endBeforeStart: [
      'Enter a number that isn’t less than the first.',
      'Escribe un número que no sea menor que el primero.',
      'Entrez un nombre qui n’est pas inférieur au premier.',
    ],
  },
} satisfies Messages
