'use client'
import { memo, type Ref } from 'react'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { ControlCell, DataCell } from './GridCell.tsx'
import { RowDetail } from './RowDetail.tsx'
import type { RowKit } from './row-kit.ts'

interface GridRowProps {
  row: unknown
  id: string
  /** Place on the page, from 0. */
  index: number
  /** Place among all pages, from 1. */
  rank: number
  /** Distance from the first row, where only the rows in view are drawn. */
  top: number | undefined
  isSelected: boolean
  isExpanded: boolean
  kit: RowKit<unknown>
  measure: Ref<HTMLTableRowElement> | undefined
}

/** One row; it is drawn again only when something of its own changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, id, index, rank, top, isSelected, isExpanded, kit, measure } = props
  const isDisabled = kit.isRowDisabled?.(row) ?? false
  return (
    <tr
      ref={measure}
      {...roles.row}
      // The same row may stand in several tables of a page.
      id={`${encodeURIComponent(id)}-${kit.gridId}`}
      data-index={index}
      data-odd={rank % 2 === 1 || undefined}
      aria-rowindex={rank + 1}
      aria-selected={kit.selectionMode === 'none' ? undefined : isSelected && !isDisabled}
      aria-disabled={isDisabled || undefined}
      className={top === undefined ? styles.row : styles.placedRow}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {kit.layout.slots.map((slot) =>
        'control' in slot ? (
          <ControlCell
            key={slot.control}
            slot={slot}
            row={row}
            id={id}
            kit={kit}
            isSelected={isSelected && !isDisabled}
            isDisabled={isDisabled}
            isExpanded={isExpanded}
          />
        ) : (
          <DataCell key={slot.column.id} slot={slot} row={row} rank={rank} locale={kit.locale} />
        ),
      )}
      {isExpanded && <RowDetail row={row} rank={rank} kit={kit} />}
    </tr>
  )
})
