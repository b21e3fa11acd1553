'use client'
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { GridRow } from './GridRow.tsx'
import type { RowKit } from './row-kit.ts'
import { isSelected } from './selection.ts'
import type { DataTableSelection } from './types.ts'
import type { GridNavigation } from './use-grid-navigation.ts'
import { useLoadMore } from './use-load-more.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface GridBodyProps {
  gaugeRef: RefObject<HTMLDivElement | null>
  rows: readonly unknown[]
  firstRow: number
  isVirtual: boolean
  kit: RowKit<unknown>
  selection: DataTableSelection
  expanded: ReadonlySet<string>
  navigation: GridNavigation
  isRefreshing: boolean
  /** Called as the end of the rows comes near. */
  onEndNear: () => void
}

/** Rows that are left when more are asked for. */
const nearEnd = 10

/** The rows of a page, or those of them that are in view. */
export function GridBody(props: GridBodyProps) {
  const { gaugeRef, rows, firstRow, isVirtual, kit, selection, expanded, navigation, isRefreshing, onEndNear } = props
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const body = useRef<HTMLTableSectionElement>(null)
  const { keptRow, afterDrawing } = navigation
  const virtual = useVirtualRows({ bodyRef: body, gaugeRef, isVirtual, rows, keptRow })

  const { drawBy } = navigation
  useLayoutEffect(() => drawBy(redraw), [drawBy])
  useLayoutEffect(() => {
    keptRow()
    afterDrawing()
  })

  // Asked again for each number of rows whose end comes near.
  const endNear = isVirtual && virtual.lastDrawn >= rows.length - nearEnd ? rows.length : -1
  useLoadMore(endNear, isRefreshing, onEndNear)

  const drawRow = (index: number, top?: number) => {
    const row = rows[index]
    const id = kit.idOf(row)
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
        kit={kit}
        measure={virtual.measureRow}
      />
    )
  }

  return (
    <tbody
      ref={body}
      {...roles.group}
      className={styles.body}
      style={virtual.totalHeight === undefined ? undefined : { blockSize: virtual.totalHeight }}
    >
      {virtual.items
        ? virtual.items.map(({ index, start }) => drawRow(index, start))
        : rows.map((_, index) => drawRow(index))}
    </tbody>
  )
}
