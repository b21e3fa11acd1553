'use client'
import { genericMemo } from '../../../internal/generic-memo.ts'
import { hiddenVisually } from '../../../internal/hidden.css.ts'
import {
  type ColumnLayout,
  columnsIn,
  type ControlKind,
  type ControlSlot,
  type DataSlot,
} from '../model/column-layout.ts'
import type { HeaderMenu } from '../model/table-context.ts'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { gridStyles } from './grid-styles.ts'
import type { DataTableSelectionMode, DataTableSort } from '../types.ts'
import { AllCheckbox } from './RowCheckbox.tsx'
import type { Translated } from '../../../messages/use-messages.ts'
import type { dataTableMessages } from '../messages.ts'

interface GridHeaderProps<Row> {
  layout: ColumnLayout<Row>
  messages: Translated<typeof dataTableMessages>
  sort: readonly DataTableSort[]
  onSort: (column: string, isMulti: boolean) => void
  onResize: (column: string, width: number | undefined) => void
  Menu: HeaderMenu | undefined
  selectionMode: DataTableSelectionMode
  /** Whether there are other pages, whose rows the header's checkbox does not select. */
  isPaged: boolean
  isAll: boolean
  isSome: boolean
  /** Undefined if nothing can be selected. */
  onSelectAll: ((isSelected: boolean) => void) | undefined
}

const names = { select: 'selection', expand: 'rowDetails', actions: 'rowActions' } as const satisfies Record<
  ControlKind,
  keyof Translated<typeof dataTableMessages>
>

/** The row of column names, which stays in view. */
export const GridHeader = genericMemo(function GridHeader<Row>({
  layout,
  messages,
  sort,
  onSort,
  onResize,
  Menu,
  selectionMode,
  isPaged,
  isAll,
  isSome,
  onSelectAll,
}: GridHeaderProps<Row>) {
  const gridClasses = gridStyles(layout)
  const choosesAll = selectionMode === 'multiple' && onSelectAll !== undefined
  // In cards, a column name is visible only if it can be pressed.
  const isBare = (slot: DataSlot<Row> | ControlSlot) =>
    'control' in slot
      ? slot.control !== 'select' || !choosesAll
      : !Menu && !columnsIn(slot).some(({ isSortable }) => isSortable)
  const controlHead = (slot: ControlSlot) => (
    <th
      key={slot.control}
      {...roles.columnheader}
      aria-colindex={slot.index + 1}
      className={gridClasses.controlName}
      data-control={slot.control}
      data-bare={isBare(slot) || undefined}
      data-sticky={slot.sticky}
      data-edge={slot.isEdge || undefined}
      style={slot.style}
    >
      {slot.control === 'select' && choosesAll ? (
        <AllCheckbox
          label={isPaged ? messages.selectPageRows : messages.selectAllRows}
          isAll={isAll}
          isSome={isSome}
          onChange={onSelectAll}
        />
      ) : (
        <span className={hiddenVisually}>{messages[names[slot.control]]}</span>
      )}
    </th>
  )
  return (
    <thead {...roles.rowgroup} className={styles.head}>
      <tr
        {...roles.row}
        data-index={-1}
        aria-rowindex={1}
        className={gridClasses.headRow}
        data-bare={layout.slots.every(isBare) || undefined}
      >
        {layout.slots.map((slot) =>
          'control' in slot ? (
            controlHead(slot)
          ) : (
            <HeaderCell
              key={slot.column.id}
              layout={layout}
              slot={slot}
              messages={messages}
              sort={sort}
              onSort={onSort}
              onResize={onResize}
              Menu={Menu}
            />
          ),
        )}
      </tr>
    </thead>
  )
})
