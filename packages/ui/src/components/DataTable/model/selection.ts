import type { DataTableQuery, DataTableSelection } from '../types.ts'

type SelectionQuery = Pick<DataTableQuery, 'search' | 'filters'>

export const nothingSelected: DataTableSelection = { include: new Set() }

export const isNothing = (selection: DataTableSelection) => 'include' in selection && selection.include.size === 0

export const isSelected = (selection: DataTableSelection, id: string) =>
  'include' in selection ? selection.include.has(id) : !selection.allExcept.has(id)

/** Selects or deselects rows and leaves the others unchanged. */
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

/** Returns how many rows are selected, if this many match the query and can be selected. */
export const countSelected = (selection: DataTableSelection, selectable: number) =>
  'include' in selection ? selection.include.size : Math.max(0, selectable - selection.allExcept.size)

const isSameQuery = (one: SelectionQuery, other: SelectionQuery) =>
  one.search === other.search &&
  (one.filters === other.filters || JSON.stringify(one.filters) === JSON.stringify(other.filters))

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one === other || (one.size === other.size && [...one].every((id) => other.has(id)))

/** Whether two selections select the same rows. */
export function isSameSelection(one: DataTableSelection, other: DataTableSelection): boolean {
  if ('include' in one) return 'include' in other && isSameSet(one.include, other.include)
  return 'allExcept' in other && isSameQuery(one.query, other.query) && isSameSet(one.allExcept, other.allExcept)
}

/** 'All matching' belongs to its query; another query resets it. */
export const withinQuery = (selection: DataTableSelection, query: SelectionQuery): DataTableSelection =>
  'include' in selection || isSameQuery(selection.query, query) ? selection : nothingSelected

/** Returns the selected rows that still exist. */
export function withinRows(selection: DataTableSelection, idsOf: () => Iterable<string>): DataTableSelection {
  if (!('include' in selection) || isNothing(selection)) return selection
  const ids = new Set(idsOf())
  const include = [...selection.include].filter((id) => ids.has(id))
  return include.length === selection.include.size ? selection : { include: new Set(include) }
}
