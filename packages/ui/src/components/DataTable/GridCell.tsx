'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../internal/icon.tsx'
import { fill } from '../../messages/format.ts'
import { SeeMoreText } from '../SeeMoreText/SeeMoreText.tsx'
import type { ControlSlot, DataSlot } from './column-layout.ts'
import { cellFocus } from './grid-dom.ts'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { textOf, valueOf } from './row-model.ts'
import type { RowKit } from './row-kit.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { DataTableColumn } from './types.ts'

/** What a column draws for a row. */
export function cellContent<Row>(column: DataTableColumn<Row>, row: Row, rank: number, locale: string): ReactNode {
  if (column.cell) return column.cell(row, rank)
  const text = textOf(valueOf(column, row), locale)
  return column.limit ? <SeeMoreText limit={column.limit}>{text}</SeeMoreText> : text
}

interface DataCellProps {
  slot: DataSlot<unknown>
  row: unknown
  rank: number
  locale: string
}

/** One value of a row; a choice of the row does not draw it again. */
export const DataCell = memo(function DataCell({ slot, row, rank, locale }: DataCellProps) {
  const { column, index, sticky, style, isEdge, isRowHeader } = slot
  const Cell = isRowHeader ? 'th' : 'td'
  return (
    <Cell
      {...(isRowHeader ? roles.rowHead : roles.cell)}
      aria-colindex={index + 1}
      className={styles.cell}
      data-align={column.align}
      data-sticky={sticky}
      data-edge={isEdge || undefined}
      style={style}
    >
      {cellContent(column, row, rank, locale)}
    </Cell>
  )
})

interface ControlCellProps {
  slot: ControlSlot
  row: unknown
  id: string
  kit: RowKit<unknown>
  isSelected: boolean
  isDisabled: boolean
  isExpanded: boolean
}

export function ControlCell({ slot, row, id, kit, ...facts }: ControlCellProps) {
  return (
    <td
      {...roles.cell}
      aria-colindex={slot.index + 1}
      className={styles.controlCell}
      data-control={slot.control}
      data-sticky={slot.sticky}
      data-edge={slot.isEdge || undefined}
      style={slot.style}
    >
      {slot.control === 'actions' ? (
        kit.rowActions?.(row)
      ) : slot.control === 'select' ? (
        <RowCheckbox row={row} kit={kit} {...facts} />
      ) : (
        <button
          {...cellFocus}
          type="button"
          className={styles.expander}
          aria-expanded={facts.isExpanded}
          aria-label={fill(kit.words.moreAboutRow, { row: kit.nameOf(row) })}
          onClick={() => kit.toggleDetail(id)}
        >
          <Icon of={ChevronDown} />
        </button>
      )}
    </td>
  )
}
