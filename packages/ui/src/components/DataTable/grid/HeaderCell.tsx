'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { genericMemo } from '../../../internal/generic-memo.ts'
import { Icon } from '../../../internal/icon.tsx'
import { fill } from '../../../messages/format.ts'
import { hiddenVisually } from '../../../internal/hidden.css.ts'
import { isComposing } from '../../../internal/input-method.ts'
import { type ColumnLayout, columnsIn, type DataSlot } from '../model/column-layout.ts'
import type { HeaderMenu } from '../model/table-context.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import { cellFocus } from '../keyboard/grid-dom.ts'
import { roles } from './grid-roles.ts'
import { gridStyles } from './grid-styles.ts'
import * as styles from './header.css.ts'
import type { DataTableColumn, DataTableSort } from '../types.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import type { dataTableMessages } from '../messages.ts'

interface HeaderCellProps<Row> {
  layout: ColumnLayout<Row>
  slot: DataSlot<Row>
  messages: Translated<typeof dataTableMessages>
  sort: readonly DataTableSort[]
  onSort: (column: string, isMulti: boolean) => void
  onResize: (column: string, width: number | undefined) => void
  Menu: HeaderMenu | undefined
}

/** Opens the menu of a column from anywhere in its header cell. */
function openMenu(event: ReactKeyboardEvent) {
  const menu = event.altKey && event.key === 'ArrowDown' && event.currentTarget.querySelector('[aria-haspopup]')
  if (!(menu instanceof HTMLElement) || isComposing(event)) return
  event.preventDefault()
  // Simulates a key press: a click without a pointer looks like a screen reader's.
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}

/**
 * The name of a column, which sorts it and can change its width. Columns that share its cell have their names beside
 * it.
 */
export const HeaderCell = genericMemo(function HeaderCell<Row>({
  layout,
  slot,
  messages,
  sort,
  onSort,
  onResize,
  Menu,
}: HeaderCellProps<Row>) {
  const { column } = slot
  const all = columnsIn(slot)
  const sorted = sort.find((each) => all.some(({ id }) => id === each.column))
  const canSort = all.some(({ isSortable }) => isSortable)
  return (
    <th
      {...roles.columnheader}
      aria-colindex={slot.index + 1}
      aria-sort={canSort ? (sorted?.direction ?? 'none') : undefined}
      // The name must not include the labels of the edge and the menu.
      aria-label={(column.isResizable || Menu || column.description) && all.length === 1 ? column.header : undefined}
      title={all.length === 1 ? column.description : undefined}
      className={gridStyles(layout).name}
      data-align={column.align}
      data-line={slot.line.length > 1 || undefined}
      data-bare={(!canSort && !Menu) || undefined}
      data-sticky={slot.sticky}
      data-edge={slot.isEdge || undefined}
      style={slot.style}
      onKeyDown={Menu && openMenu}
    >
      {all.map((each) => (
        <ColumnName key={each.id} column={each} messages={messages} sort={sort} onSort={onSort} />
      ))}
      {Menu && <Menu column={column} />}
      {column.isResizable && !layout.isCards && <ColumnResizer slot={slot} messages={messages} onResize={onResize} />}
    </th>
  )
})

type ColumnNameProps<Row> = Omit<HeaderCellProps<Row>, 'layout' | 'slot' | 'onResize' | 'Menu'> & {
  column: DataTableColumn<Row>
}

function ColumnName<Row>({ column, messages, sort, onSort }: ColumnNameProps<Row>) {
  if (!column.isSortable) return <NameOf column={column} />
  const order = sort.findIndex((each) => each.column === column.id)
  const direction = sort[order]?.direction
  return (
    <button
      {...cellFocus}
      type="button"
      className={styles.sorter}
      data-sorted={direction}
      onClick={(event) => onSort(column.id, event.shiftKey)}
      onKeyDown={(event: ReactKeyboardEvent) => {
        // Browsers differ in whether a key's click event reports Shift.
        if (event.key !== 'Enter' || !event.shiftKey || isComposing(event)) return
        event.preventDefault()
        onSort(column.id, true)
      }}
    >
      <NameOf column={column} />{' '}
      <span className={styles.arrow} data-sorted={direction}>
        <Icon of={direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} />
      </span>
      {sort.length > 1 && direction && (
        <span className={styles.order}>
          <span aria-hidden>{order + 1}</span>
          <span className={hiddenVisually}>{fill(messages.sortOrder, { order: order + 1 })}</span>
        </span>
      )}
    </button>
  )
}

const NameOf = ({ column }: { column: { header: string } }) => <span className={styles.name}>{column.header}</span>
