'use client'
import { type Ref, useMemo } from 'react'
import { genericMemo } from '../../../internal/generic-memo.ts'
import { roles } from './grid-roles.ts'
import { controlCell, dataCell } from './GridCell.tsx'
import { gridStyles } from './grid-styles.ts'
import { RowDetail } from './RowDetail.tsx'
import type { RowContext } from './row-context.ts'
import { columnsIn } from '../model/column-layout.ts'
import type { RowMarks } from '../model/table-context.ts'

interface GridRowProps<Row> {
  row: Row
  id: string
  /** Index on the page, from 0. */
  index: number
  /** Position among all pages, from 1. */
  rank: number
  /** Distance from the first row, if only the visible rows render. */
  top: number | undefined
  isSelected: boolean
  isExpanded: boolean
  /** A panel beside the table shows this row. */
  isCurrent: boolean
  /** The row's values as another part renders them. */
  marks: RowMarks | undefined
  context: RowContext<Row>
  measure: Ref<HTMLTableRowElement> | undefined
}

/** One row; it renders again only if its own props change. */
export const GridRow = genericMemo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, id, index, rank, top, isSelected, isExpanded, isCurrent, marks, context, measure } = props
  const { layout, locale, messages, propsOf, rowHref } = context
  const isDisabled = context.isRowDisabled?.(row) ?? false
  const href = isDisabled ? undefined : rowHref?.(row)
  const gridClasses = gridStyles(layout)
  // Selecting the row does not render its values again.
  const values = useMemo(
    () =>
      layout.slots.map((slot) =>
        'control' in slot ? null : dataCell({ layout, slot, row, id, rank, locale, marks, propsOf, href, messages }),
      ),
    [layout, row, id, rank, locale, messages, marks, propsOf, href],
  )
  const isWrong =
    marks !== undefined &&
    layout.slots.some((slot) => 'column' in slot && columnsIn(slot).some(({ id }) => marks[id]?.problemId))
  return (
    <tr
      ref={measure}
      {...roles.row}
      // The same row can be in several tables of a page.
      id={`${encodeURIComponent(id)}-${context.gridId}`}
      data-index={index}
      data-odd={rank % 2 === 1 || undefined}
      data-wrong={isWrong || undefined}
      aria-rowindex={rank + 1}
      aria-selected={context.selectionMode === 'none' ? undefined : isSelected && !isDisabled}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent || undefined}
      className={top === undefined ? gridClasses.row : gridClasses.placedRow}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {layout.slots.map((slot) =>
        'control' in slot
          ? controlCell({ slot, row, id, context, isSelected: isSelected && !isDisabled, isDisabled, isExpanded })
          : values[slot.index],
      )}
      {isExpanded && <RowDetail row={row} id={id} rank={rank} marks={marks} context={context} />}
    </tr>
  )
})
