'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../../../internal/icon.tsx'
import { fill } from '../../../messages/format.ts'
import { SeeMoreText } from '../../SeeMoreText/SeeMoreText.tsx'
import type { ControlSlot, DataSlot } from '../model/column-layout.ts'
import { cellFocus } from '../keyboard/grid-dom.ts'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { textOf, valueOf } from '../model/row-model.ts'
import type { RowContext } from './row-context.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { DataTableColumn } from '../types.ts'

/** What a column draws for a row. */
export function cellContent<Row>(column: DataTableColumn<Row>, row: Row, rank: number, locale: string): ReactNode {
  if (column.cell) return column.cell(row, rank)
  const text = textOf(valueOf(column, row), locale)
  return column.limit ? <SeeMoreText limit={column.limit}>{text}</SeeMoreText> : text
}

/** One value of a row. Not a component: pages have hundreds of them, and each would take its own work. */
export function dataCell<Row>(slot: DataSlot<Row>, row: Row, rank: number, locale: string) {
  const { column, index, sticky, style, isEdge, isRowHeader } = slot
  const Cell = isRowHeader ? 'th' : 'td'
  return (
    <Cell
      key={column.id}
      {...(isRowHeader ? roles.rowheader : roles.gridcell)}
      aria-colindex={index + 1}
      className={column.cell || column.limit ? styles.cell : styles.textCell}
      data-align={column.align}
      data-sticky={sticky}
      data-edge={isEdge || undefined}
      style={style}
    >
      {cellContent(column, row, rank, locale)}
    </Cell>
  )
}

interface ControlFacts<Row> {
  slot: ControlSlot
  row: Row
  id: string
  context: RowContext<Row>
  isSelected: boolean
  isDisabled: boolean
  isExpanded: boolean
}

/** What chooses, opens or works on a row; no component either. */
export function controlCell<Row>({ slot, row, id, context, ...facts }: ControlFacts<Row>) {
  return (
    <td
      key={slot.control}
      {...roles.gridcell}
      aria-colindex={slot.index + 1}
      className={styles.controlCell}
      data-control={slot.control}
      data-sticky={slot.sticky}
      data-edge={slot.isEdge || undefined}
      style={slot.style}
    >
      {slot.control === 'actions' ? (
        context.rowActions?.(row)
      ) : slot.control === 'select' ? (
        <RowCheckbox row={row} context={context} {...facts} />
      ) : (
        <button
          {...cellFocus}
          type="button"
          className={styles.expander}
          aria-expanded={facts.isExpanded}
          aria-label={fill(context.words.moreAboutRow, { row: context.nameOf(row) })}
          onClick={() => context.toggleDetail(id)}
        >
          <Icon of={ChevronDown} />
        </button>
      )}
    </td>
  )
}
