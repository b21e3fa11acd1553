'use client'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../../../internal/input-method.ts'
import {
  bringIntoView,
  type CellPosition,
  cellOf,
  detailOf,
  focusTargetOf,
  cellPositionOf,
  rowAt,
  widgetsOf,
} from './grid-dom.ts'
import { nextPosition } from './next-position.ts'

/** Effects of keys on rows, by their index on the page. */
export interface RowKeys {
  /** Toggles the selection of a row; returns false if rows cannot be selected. */
  toggleRow: (index: number) => boolean
  /** Selects all rows from the last selected one. */
  extendTo: (index: number, from?: number) => boolean
  selectAll: () => boolean
  pressRow: (index: number) => boolean
}

interface Navigated {
  gridRef: RefObject<HTMLElement | null>
  rowCount: number
  columnCount: number
  idAt: (index: number) => string | undefined
  indexOf: (id: string) => number
  isRightToLeft: boolean
  keys: RowKeys
}

/** Milliseconds that rows have to be measured after a key's effect has rendered. */
const settlingTime = 1000
/** Rows that a page key skips if there is no layout. */
const defaultPage = 10

/**
 * The keyboard of a grid: one cell is its tab stop, and keys move it (a roving tabindex). The tab stop survives changes
 * of the rows.
 */
export function useGridNavigation({ gridRef, rowCount, columnCount, idAt, indexOf, isRightToLeft, keys }: Navigated) {
  const position = useRef<CellPosition>({ row: 0, column: 0, isDetail: false })
  const rowId = useRef<string>(undefined)
  const tabStop = useRef<HTMLElement>(undefined)
  const hasFocus = useRef(false)
  const cameByTab = useRef(false)
  const redraw = useRef<() => void>(() => undefined)
  // The target of a key press. Rows higher than expected can push it out of view again.
  const aim = useRef<{ target: HTMLElement; takesFocus: boolean; until: number }>(undefined)

  useEffect(() => {
    // A press on a link in a cell keeps the focus there; Tab moves to the grid's single tab stop.
    const notice = (event: Event) => {
      cameByTab.current = event.type === 'keydown' && (event as globalThis.KeyboardEvent).key === 'Tab'
    }
    const release = () => {
      aim.current = undefined
    }
    const options = { capture: true, passive: true }
    const listeners = { keydown: notice, pointerdown: notice, wheel: release, touchmove: release }
    for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener, options)
    return () => {
      for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener, options)
    }
  }, [])

  const cellAt = (to: CellPosition) => {
    const row = gridRef.current && rowAt(gridRef.current, to.row)
    if (!row) return undefined
    const cell = (to.isDetail && detailOf(row)) || row.children[Math.min(to.column, columnCount - 1)]
    return cell as HTMLElement | undefined
  }

  /** Details are as wide as their row, so the previous column is restored. */
  const positionOf = (cell: HTMLElement) => {
    const at = cellPositionOf(cell)
    return at.isDetail ? { ...at, column: position.current.column } : at
  }

  const makeTabStop = (cell: HTMLElement) => {
    const target = focusTargetOf(cell)
    if (tabStop.current && tabStop.current !== target) tabStop.current.tabIndex = -1
    target.tabIndex = 0
    tabStop.current = target
    return target
  }

  const moveTo = (to: CellPosition, takesFocus = true) => {
    position.current = to
    rowId.current = idAt(to.row)
    // A row out of view renders before it gets the focus.
    if (!cellAt(to)) flushSync(redraw.current)
    const cell = cellAt(to)
    if (!cell) return
    const target = makeTabStop(cell)
    if (takesFocus) target.focus({ preventScroll: true })
    bringIntoView(cell)
    const aimed = { target, takesFocus, until: Number.POSITIVE_INFINITY }
    aim.current = aimed
    // A busy browser can take long to render it.
    requestAnimationFrame(() => {
      aimed.until = performance.now() + settlingTime
    })
  }

  const rowsInView = () => {
    const grid = gridRef.current
    const row = grid && (rowAt(grid, position.current.row) ?? rowAt(grid, 0))
    if (!grid || !row || row.offsetHeight === 0) return defaultPage
    return Math.max(1, Math.floor(Math.min(grid.clientHeight, window.innerHeight) / row.offsetHeight) - 1)
  }

  const onKeyInWidget = (event: KeyboardEvent, cell: HTMLElement) => {
    if (event.key === 'Escape' || event.key === 'F2') {
      event.preventDefault()
      // A dialog around the table stays open.
      event.stopPropagation()
      makeTabStop(cell).focus()
    } else if (event.key === 'Tab') {
      const all = widgetsOf(cell)
      const at = all.indexOf(event.target as HTMLElement)
      event.preventDefault()
      all.at((at + (event.shiftKey ? -1 : 1)) % all.length)?.focus()
    }
  }

  /** Returns whether a key acted on the row or moved into the cell. */
  const act = (event: KeyboardEvent, cell: HTMLElement, at: CellPosition): boolean => {
    const isOnWidget = event.target !== cell
    const isRow = at.row >= 0
    if (event.key === 'F2' || (event.key === 'Enter' && !isOnWidget)) {
      const [first] = widgetsOf(cell)
      first?.focus()
      return first !== undefined || (event.key === 'Enter' && isRow && keys.pressRow(at.row))
    }
    if (event.key === ' ' && isRow && event.shiftKey) return keys.extendTo(at.row)
    // A link does not use Space.
    const isOnLink = event.target instanceof Element && event.target.matches('[data-row-link]')
    if (event.key === ' ' && isRow && (!isOnWidget || isOnLink)) return keys.toggleRow(at.row)
    return event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && keys.selectAll()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const grid = gridRef.current
    const cell = grid && cellOf(grid, event.target as Element)
    if (!cell || event.defaultPrevented || isComposing(event)) return
    if (event.target !== focusTargetOf(cell)) {
      onKeyInWidget(event, cell)
      return
    }
    if (event.key === 'Tab') {
      leave(event.shiftKey)
      return
    }
    if (event.altKey) return
    const at = positionOf(cell)
    const isFar = event.ctrlKey || event.metaKey
    const to = nextPosition(
      at,
      { key: event.key, isFar, isRightToLeft },
      {
        rowCount,
        columnCount,
        rowsInView: event.key.startsWith('Page') ? rowsInView() : defaultPage,
        hasDetail: (index) => Boolean(rowAt(grid, index) && detailOf(rowAt(grid, index) as HTMLElement)),
      },
    )
    if (to) {
      event.preventDefault()
      if (event.shiftKey && event.key.startsWith('Arrow') && to.row !== at.row && to.row >= 0)
        keys.extendTo(to.row, at.row)
      moveTo(to)
    } else if (act(event, cell, at)) event.preventDefault()
  }

  /** Moves to the edge, so that the browser's own Tab leaves the cells. */
  const leave = (isBack: boolean) => {
    const grid = gridRef.current
    const edge = isBack ? grid?.previousElementSibling : grid?.nextElementSibling
    if (edge instanceof HTMLElement) edge.focus({ preventScroll: true })
  }

  const onFocus = (event: FocusEvent) => {
    const grid = gridRef.current
    if (!grid?.contains(event.target)) return
    const isFromOutside = !grid.contains(event.relatedTarget)
    hasFocus.current = true
    if (isFromOutside && cameByTab.current && tabStop.current?.isConnected && event.target !== tabStop.current) {
      tabStop.current.focus()
      return
    }
    const cell = cellOf(grid, event.target)
    if (!cell) return
    position.current = positionOf(cell)
    rowId.current = idAt(position.current.row)
    makeTabStop(cell)
  }

  const onBlur = (event: FocusEvent) => {
    if (gridRef.current?.contains(event.target)) hasFocus.current = false
  }

  /** Finds the row of the tab stop again after rows changed; the row at the same index replaces a removed one. */
  const findFocusedRow = () => {
    const { row } = position.current
    if (rowId.current !== undefined && row >= 0 && idAt(row) !== rowId.current) {
      const found = indexOf(rowId.current)
      position.current = { ...position.current, row: found >= 0 ? found : Math.min(row, rowCount - 1) }
      rowId.current = idAt(position.current.row)
    }
    return position.current.row
  }

  /** After rows render: restores the tab stop, and the focus if its row was removed. */
  const afterRender = () => {
    const cell = cellAt(position.current) ?? cellAt({ row: -1, column: 0, isDetail: false })
    if (!cell) return
    const wasLost = hasFocus.current && (document.activeElement === document.body || !document.activeElement)
    if (wasLost) makeTabStop(cell).focus({ preventScroll: true })
    else if (!tabStop.current?.isConnected || !cell.contains(tabStop.current)) makeTabStop(cell)
    const aimed = aim.current
    const isAimed = aimed && (!aimed.takesFocus || aimed.target === document.activeElement)
    if (isAimed && performance.now() < aimed.until) bringIntoView(cell)
  }

  /** Sets the function that renders a row out of view. */
  const setRedraw = (draw: () => void) => {
    redraw.current = draw
  }

  return { onKeyDown, onFocus, onBlur, moveTo, findFocusedRow, afterRender, setRedraw }
}

export type GridNavigation = ReturnType<typeof useGridNavigation>
