import type { DataTableQuery, DataTableSelection } from './types.ts'

export const nothingSelected: DataTableSelection = { include: new Set() }

export const isSelected = (selection: DataTableSelection, id: string) =>
  'include' in selection ? selection.include.has(id) : !selection.allExcept.has(id)

/** Chooses rows, or leaves them out, whatever the others are. */
export function selectRows(
  selection: DataTableSelection,
  ids: Iterable<string>,
  isChosen: boolean,
): DataTableSelection {
  const isInclude = 'include' in selection
  const next = new Set(isInclude ? selection.include : selection.allExcept)
  for (const id of ids) {
    if (isChosen === isInclude) next.add(id)
    else next.delete(id)
  }
  return isInclude ? { include: next } : { ...selection, allExcept: next }
}

/** How many rows are chosen, where a query has `rowCount` rows. */
export const countSelected = (selection: DataTableSelection, rowCount: number) =>
  'include' in selection ? selection.include.size : Math.max(0, rowCount - selection.allExcept.size)

/** 'All that match' holds for the query that it was said of; another begins anew. */
export const afterQueryChange = (
  selection: DataTableSelection,
  before: DataTableQuery,
  after: DataTableQuery,
): DataTableSelection =>
  'include' in selection || (before.search === after.search && before.filters === after.filters)
    ? selection
    : nothingSelected
