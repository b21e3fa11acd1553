'use client'
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { useServerStylesheet } from '../../../internal/server-style.tsx'
import { useIsClient } from '../../../internal/use-is-client.ts'
import { roles } from './grid-roles.ts'
import { cardGap } from './cards.css.ts'
import { GridRow } from './GridRow.tsx'
import { gridStyles } from './grid-styles.ts'
import type { RowContext } from './row-context.ts'
import { isSelected } from '../model/selection.ts'
import type { DataTableSelection } from '../types.ts'
import type { CellMarks } from '../model/table-context.ts'
import type { GridNavigation } from '../keyboard/use-grid-navigation.ts'
import { useLoadMore } from '../model/use-load-more.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface GridBodyProps<Row> {
  gaugeRef: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  firstRow: number
  isVirtual: boolean
  /** The maximum height of the grid, as CSS. */
  maxHeight: string | undefined
  context: RowContext<Row>
  selection: DataTableSelection
  expanded: ReadonlySet<string>
  /** Id of the row that a panel shows. */
  currentRow: string | undefined
  marks: CellMarks | undefined
  navigation: GridNavigation
  isRefreshing: boolean
  /** Called when the scroll position is near the end of the rows. */
  onEndNear: () => void
}

/** Remaining rows at which more are requested. */
const nearEnd = 10

/** The rows of a page, or only the visible ones. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const {
    gaugeRef,
    rows,
    firstRow,
    isVirtual,
    maxHeight,
    context,
    selection,
    expanded,
    currentRow,
    marks,
    navigation,
    isRefreshing,
    onEndNear,
  } = props
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const body = useRef<HTMLTableSectionElement>(null)
  const { findFocusedRow, afterRender } = navigation
  const virtual = useVirtualRows({
    bodyRef: body,
    gaugeRef,
    isVirtual,
    rows,
    idOf: context.idOf,
    gap: context.layout.isCards ? cardGap : 0,
    maxHeight,
    findFocusedRow,
  })
  // Server-rendered rows are in normal flow, because each offset would be a style attribute.
  const inBrowser = useIsClient()
  const blockSize = virtual.totalHeight === undefined ? undefined : `${virtual.totalHeight}px`
  const { isServed, mark, stylesheet } = useServerStylesheet(() => ({ '': { blockSize } }))

  const { setRedraw } = navigation
  useLayoutEffect(() => setRedraw(redraw), [setRedraw])
  useLayoutEffect(() => {
    findFocusedRow()
    afterRender()
  })

  // Requests more rows for each row count whose end is near.
  const endNear = isVirtual && virtual.lastDrawn >= rows.length - nearEnd ? rows.length : -1
  useLoadMore(endNear, isRefreshing, onEndNear)

  const drawRow = (index: number, top?: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = context.idOf(row)
    return (
      <GridRow
        key={id}
        row={row}
        id={id}
        index={index}
        rank={firstRow + index + 1}
        top={top}
        isSelected={isSelected(selection, id)}
        isExpanded={expanded.has(id)}
        isCurrent={id === currentRow}
        marks={marks?.of(id)}
        context={context}
        measure={virtual.measureRow}
      />
    )
  }

  return (
    <>
      {stylesheet}
      <tbody
        ref={body}
        {...roles.rowgroup}
        {...mark}
        className={gridStyles(context.layout).body}
        style={isServed ? undefined : { blockSize }}
      >
        {virtual.items
          ? virtual.items.map(({ index, start }) => drawRow(index, inBrowser ? start : undefined))
          : rows.map((_, index) => drawRow(index))}
      </tbody>
    </>
  )
}
