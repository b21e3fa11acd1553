'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import EyeClosed from 'lucide-react/icons/eye-closed'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import { useLocale } from 'react-aria-components/I18nProvider'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { Icon } from '../../internal/icon.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type TableColumn, useTable } from '../DataTable/model/table-context.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import { configuredColumns, moveColumn, pinColumn, showColumn } from './arranged-columns.ts'
import { dataTableColumnsMessages } from './messages.ts'

export interface HeaderMenuPanelProps extends PanelProps {
  column: TableColumn
}

/** The open menu of one column. */
export function HeaderMenuPanel({ column, ...opened }: HeaderMenuPanelProps) {
  const messages = useMessages(dataTableColumnsMessages)
  const { direction } = useLocale()
  const { state, columns, change, announce, focusGrid } = useTable('DataTableColumns')
  const { id, header } = column
  const shown = configuredColumns(columns, state).filter(({ isShown }) => isShown)
  const at = shown.findIndex((each) => each.id === id)
  const { side, isFixed } = shown[at] ?? {}
  const sorted = state.sort.find((each) => each.column === id)?.direction

  const sort = (to: 'ascending' | 'descending' | undefined) =>
    change({ sort: to ? [{ column: id, direction: to }] : [] })
  const announceState = (is: string) => announce(fill(messages.stateOf, { column: header, state: is }))
  const pin = (to: typeof side) => {
    change(pinColumn(columns, state, id, to))
    announceState(
      to === undefined ? messages.notPinned : to === 'start' ? messages.pinnedToStart : messages.pinnedToEnd,
    )
  }
  const hide = () => {
    change(showColumn(state, id, false))
    announceState(messages.hidden)
    // The button that opened this menu disappears with its column, so the grid gets the focus.
    requestAnimationFrame(focusGrid)
  }
  // Moves the column to the position of a visible neighbor, so hidden columns in between are skipped.
  const moveTo = (neighbor: number) => {
    const position = configuredColumns(columns, state).findIndex((each) => each.id === shown[neighbor]?.id)
    change(moveColumn(columns, state, id, position))
    announce(fill(messages.moved, { column: header, place: neighbor + 1, count: shown.length }))
  }

  const isSortable = column.isSortable ?? false
  const isRightToLeft = direction === 'rtl'
  const left = { label: messages.moveLeft, icon: <Icon of={ArrowLeft} /> }
  const right = { label: messages.moveRight, icon: <Icon of={ArrowRight} /> }
  const menuItems: readonly (MenuItem & { isOffered: boolean })[] = [
    {
      id: 'ascending',
      label: messages.sortAscending,
      icon: <Icon of={ArrowUp} />,
      isOffered: isSortable && sorted !== 'ascending',
      onAction: () => sort('ascending'),
    },
    {
      id: 'descending',
      label: messages.sortDescending,
      icon: <Icon of={ArrowDown} />,
      isOffered: isSortable && sorted !== 'descending',
      onAction: () => sort('descending'),
    },
    {
      id: 'unsorted',
      label: messages.doNotSort,
      icon: <Icon of={ArrowUpDown} />,
      isOffered: sorted !== undefined,
      onAction: () => sort(undefined),
    },
    { id: 'moveBackward', ...(isRightToLeft ? right : left), isOffered: at > 0, onAction: () => moveTo(at - 1) },
    {
      id: 'moveForward',
      ...(isRightToLeft ? left : right),
      isOffered: at < shown.length - 1,
      onAction: () => moveTo(at + 1),
    },
    {
      id: 'start',
      label: messages.pinToStart,
      icon: <Icon of={Pin} />,
      isOffered: side !== 'start',
      onAction: () => pin('start'),
    },
    {
      id: 'end',
      label: messages.pinToEnd,
      icon: <Icon of={Pin} />,
      isOffered: side !== 'end',
      onAction: () => pin('end'),
    },
    {
      id: 'unpin',
      label: messages.unpin,
      icon: <Icon of={PinOff} />,
      isOffered: side !== undefined,
      onAction: () => pin(undefined),
    },
    {
      id: 'hide',
      label: messages.hide,
      icon: <Icon of={EyeClosed} />,
      isOffered: !isFixed,
      onAction: hide,
    },
  ]
  const label = fill(messages.columnMenu, { column: header })
  return (
    <FloatingPanel {...opened} kind="menu" aria-label={label}>
      <MenuRows
        aria-label={label}
        items={menuItems.filter(({ isOffered }) => isOffered)}
        focusesFirst
        onClose={opened.onClose}
      />
    </FloatingPanel>
  )
}
