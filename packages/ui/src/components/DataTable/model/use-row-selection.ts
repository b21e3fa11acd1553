import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import {
  countSelected,
  isNothing,
  isSameSelection,
  isSelected,
  nothingSelected,
  selectRows,
  withinQuery,
  withinRows,
} from './selection.ts'
import type { DataTableQuery, DataTableSelection, DataTableSelectionMode } from '../types.ts'

interface Given<Row> {
  mode: DataTableSelectionMode
  selection: DataTableSelection | undefined
  defaultSelection: DataTableSelection | undefined
  onChange: ((selection: DataTableSelection) => void) | undefined
  /** The rows of the page. */
  rows: readonly Row[]
  /** All matching rows, if the table has them. */
  matching: readonly Row[]
  /** All rows, matching or not; undefined if a server has more or they are loading. */
  allRows: readonly Row[] | undefined
  /** How many rows of a server can be chosen. */
  selectable: number
  /** Whether a server has reported the count. */
  countsSelectable: boolean
  /** Whether the table has the rows of all pages. */
  isLocal: boolean
  query: DataTableQuery
  idOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
}

/** The selection, and how checkboxes, keys and buttons change it. */
export interface RowSelection {
  mode: DataTableSelectionMode
  selection: DataTableSelection
  selectedCount: number
  /** How many matching rows can be selected. */
  selectableCount: number
  /** Whether every row of the page is selected. */
  isAll: boolean
  isSome: boolean
  /** Whether every row of the page is selected, but not every matching row of other pages. */
  canSelectAllMatching: boolean
  /** Toggles the selection of a row; returns false if it cannot be selected. */
  toggleRow: (index: number) => boolean
  /**
   * Selects all rows from the last selected one; a new range starts at `current`, where the focus is before it moves.
   */
  extendTo: (index: number, current?: number) => boolean
  selectPage: (isChosen: boolean) => void
  /** Selects all matching rows, on every page. */
  selectMatching: () => void
  clear: () => void
}

/** Stores which rows are selected; disabled rows are always excluded. */
export function useRowSelection<Row>(given: Given<Row>): RowSelection {
  const { mode, rows, matching, allRows, query, idOf, isLocal, isRowDisabled } = given
  const [held, setSelection] = useControlledState<DataTableSelection>(
    given.selection as DataTableSelection,
    given.defaultSelection ?? nothingSelected,
    given.onChange,
  )
  // Also applies if a link or Back changed the search, or if selected rows no longer exist.
  const selection = withinQuery(held, query)
  const update = useEffectEvent((next: DataTableSelection) => {
    if (next !== held) setSelection(next)
  })
  useEffect(() => update(selection), [held, selection])
  useEffect(() => {
    if (allRows && allRows.length > 0) update(withinRows(held, () => allRows.map(idOf)))
    // Runs only when the rows change, because a selection can contain rows that are still loading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [allRows])

  // The start of a range, the selection before it and the selection that it produced. Any other selection ends the
  // range.
  const range = useRef<{ from: string; before: DataTableSelection; made: DataTableSelection }>(undefined)

  const isFree = (row: Row) => !isRowDisabled?.(row)
  const freeIds = (of: readonly Row[]) => (isRowDisabled ? of.filter(isFree) : of).map(idOf)

  const page = useMemo(() => {
    if (mode !== 'multiple' || isNothing(selection)) return { isAll: false, isSome: false }
    let isAll = true
    let isSome = false
    for (const row of rows) {
      if (isRowDisabled?.(row)) continue
      const isChosen = isSelected(selection, idOf(row))
      isAll &&= isChosen
      isSome ||= isChosen
      if (isSome && !isAll) break
    }
    return { isAll: isAll && isSome, isSome }
  }, [mode, rows, selection, idOf, isRowDisabled])

  const toggleRow = (index: number) => {
    const row = rows[index]
    if (row === undefined || mode === 'none' || !isFree(row)) return false
    const id = idOf(row)
    if (mode === 'single') setSelection({ include: new Set([id]) })
    else {
      const next = selectRows(selection, [id], !isSelected(selection, id))
      range.current = { from: id, before: next, made: next }
      setSelection(next)
    }
    return true
  }

  const extendTo = (index: number, current = index) => {
    if (mode !== 'multiple') return mode === 'single' && toggleRow(index)
    const start = rows[current]
    if (start === undefined) return false
    const last = range.current
    const begun = last && isSameSelection(last.made, selection) ? rows.findIndex((row) => idOf(row) === last.from) : -1
    // A range from another page stays unchanged, and a new one starts at the focus.
    const { from, before } = last && begun >= 0 ? last : { from: idOf(start), before: selection }
    const first = begun >= 0 ? begun : current
    const within = rows.slice(Math.min(first, index), Math.max(first, index) + 1)
    const made = selectRows(before, freeIds(within), true)
    range.current = { from, before, made }
    setSelection(made)
    return true
  }

  const selectPage = (isChosen: boolean) => setSelection(selectRows(selection, freeIds(rows), isChosen))

  const selectableCount = useMemo(() => {
    if (!isLocal || !isRowDisabled || mode !== 'multiple') return given.selectable
    return matching.filter((row) => !isRowDisabled(row)).length
  }, [isLocal, isRowDisabled, mode, matching, given.selectable])

  const selectMatching = () => {
    const { search, filters } = query
    // Rows of another search stay selected.
    const before = 'include' in selection ? selection.include : []
    if (isLocal) return setSelection({ include: new Set([...before, ...freeIds(matching)]) })
    // A server that counts selectable rows excludes disabled rows itself. Otherwise only the loaded ones are known.
    const disabled = given.countsSelectable ? [] : rows.filter((row) => !isFree(row)).map(idOf)
    setSelection({ allExcept: new Set(disabled), query: { search, filters } })
  }

  const clear = () => setSelection(nothingSelected)

  const selectedCount = countSelected(selection, selectableCount)
  const canSelectAllMatching = useMemo(() => {
    if (!page.isAll || !('include' in selection)) return false
    if (!isLocal) return selectedCount < selectableCount
    return matching.some((row) => !isRowDisabled?.(row) && !isSelected(selection, idOf(row)))
  }, [page, selection, isLocal, selectedCount, selectableCount, matching, isRowDisabled, idOf])

  return {
    mode,
    selection,
    selectedCount,
    selectableCount,
    ...page,
    canSelectAllMatching,
    toggleRow,
    extendTo,
    selectPage,
    selectMatching,
    clear,
  }
}
