'use client'
import type { Ref } from 'react'
import { genericMemo } from '../../../internal/generic-memo.ts'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { ControlCell, DataCell } from './GridCell.tsx'
import { RowDetail } from './RowDetail.tsx'
import type { RowContext } from './row-context.ts'

interface GridRowProps<Row> {
  row: Row
  id: string
  /** Place on the page, from 0. */
  index: number
  /** Place among all pages, from 1. */
  rank: number
  /** Distance from the first row, where only the rows in view are drawn. */
  top: number | undefined
  isSelected: boolean
  isExpanded: boolean
  context: RowContext<Row>
  measure: Ref<HTMLTableRowElement> | undefined
}

/** One row; it is drawn again only when something of its own changed. */
export const GridRow = genericMemo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, id, index, rank, top, isSelected, isExpanded, context, measure } = props
  const isDisabled = context.isRowDisabled?.(row) ?? false
  return (
    <tr
      ref={measure}
      {...roles.row}
      // The same row may stand in several tables of a page.
      id={`${encodeURIComponent(id)}-${context.gridId}`}
      data-index={index}
      data-odd={rank % 2 === 1 || undefined}
      aria-rowindex={rank + 1}
      aria-selected={context.selectionMode === 'none' ? undefined : isSelected && !isDisabled}
      aria-disabled={isDisabled || undefined}
      className={top === undefined ? styles.row : styles.placedRow}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {context.layout.slots.map((slot) =>
        'control' in slot ? (
          <ControlCell
            key={slot.control}
            slot={slot}
            row={row}
            id={id}
            context={context}
            isSelected={isSelected && !isDisabled}
            isDisabled={isDisabled}
            isExpanded={isExpanded}
          />
        ) : (
          <DataCell key={slot.column.id} slot={slot} row={row} rank={rank} locale={context.locale} />
        ),
      )}
      {isExpanded && <RowDetail row={row} rank={rank} context={context} />}
    </tr>
  )
})
