'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pin from 'lucide-react/icons/pin'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../../internal/icon.tsx'
import { isComposing } from '../../internal/input-method.ts'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import { Menu } from '../Menu/Menu.tsx'
import { type ConfiguredColumn, configuredColumns, moveColumn, pinColumn, showColumn } from './arranged-columns.ts'
import * as styles from './DataTableColumns.css.ts'
import { dataTableColumnsMessages } from './messages.ts'

const SIDES = ['start', 'end'] as const
const PINNED = { start: 'pinnedToStart', end: 'pinnedToEnd', none: 'notPinned' } as const

/**
 * All columns in order; it calls `announceText` on changes. The user shows, hides or pins each, and moves it with
 * buttons, Alt and an arrow key, or by dragging.
 */
export function ColumnList({ announceText }: { announceText: (text: string) => void }) {
  const messages = useMessages(dataTableColumnsMessages)
  const { state, columns, change } = useTable('DataTableColumns')
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  const configured = configuredColumns(columns, state)
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  const positionOf = (id: string) => configured.findIndex((column) => column.id === id)

  const move = (id: string, position: number) => {
    if (position < 0 || position >= configured.length || position === positionOf(id)) return
    change(moveColumn(columns, state, id, position))
    announceText(fill(messages.moved, { column: headerOf(id), place: position + 1, count: configured.length }))
  }
  const show = (id: string, isShown: boolean) => change(showColumn(state, id, isShown))
  const pin = (id: string, side: ConfiguredColumn['side']) => {
    change(pinColumn(columns, state, id, side))
    announceText(fill(messages.stateOf, { column: headerOf(id), state: messages[PINNED[side ?? 'none']] }))
  }

  // A row that moves in the DOM loses the focus.
  useLayoutEffect(() => {
    if (moved.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(moved.current)}"]`)?.focus()
    moved.current = undefined
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-key]')
    const column = configured.find(({ id }) => id === row?.dataset.key)
    if (!column || isComposing(event)) return
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    const isToggle = event.target === row && (event.key === ' ' || event.key === 'Enter')
    if (step === undefined && !isToggle) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) {
      moved.current = column.id
      move(column.id, positionOf(column.id) + step)
    } else if (!column.isFixed) {
      show(column.id, !column.isShown)
      // The row has the focus; a focused checkbox would announce this itself.
      announceText(
        fill(messages.stateOf, { column: column.header, state: column.isShown ? messages.hidden : messages.shown }),
      )
    }
  }

  const { dragAndDropHooks } = useDragAndDrop({
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropIndicator} />,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      if (key === undefined || key === target.key) return
      const others = configured.filter(({ id }) => id !== key)
      const at = others.findIndex(({ id }) => id === target.key)
      move(String(key), target.dropPosition === 'after' ? at + 1 : at)
    },
  })

  return (
    <div className={styles.list} onKeyDownCapture={onKeyDown}>
      <GridList
        ref={list}
        aria-label={messages.shownColumns}
        items={configured}
        dependencies={[configured, messages]}
        dragAndDropHooks={dragAndDropHooks}
        className={styles.rows}
      >
        {(column) => (
          <ColumnRow
            column={column}
            position={positionOf(column.id)}
            count={configured.length}
            onMove={move}
            onShow={show}
            onPin={pin}
          />
        )}
      </GridList>
    </div>
  )
}

interface ColumnRowProps {
  column: ConfiguredColumn
  position: number
  count: number
  onMove: (id: string, position: number) => void
  onShow: (id: string, isShown: boolean) => void
  onPin: (id: string, side: ConfiguredColumn['side']) => void
}

function ColumnRow({ column, position, count, onMove, onShow, onPin }: ColumnRowProps) {
  const messages = useMessages(dataTableColumnsMessages)
  const { id, header, side, isShown, isFixed } = column
  const name = { column: header }
  return (
    <GridListItem
      id={id}
      // Includes the hidden state, because the row has the focus, not its checkbox.
      textValue={isShown ? header : fill(messages.stateOf, { column: header, state: messages.hidden })}
      className={styles.row}
    >
      <AriaButton slot="drag" className={styles.handle}>
        <Icon of={GripVertical} />
      </AriaButton>
      <span className={styles.name}>
        <Checkbox
          isSelected={isShown}
          isDisabled={isFixed}
          description={isFixed && messages.alwaysShown}
          onChange={(isSelected) => onShow(id, isSelected)}
        >
          {header}
        </Checkbox>
      </span>
      <Menu
        trigger={
          <AriaButton
            className={styles.button}
            aria-label={fill(messages.stateOf, {
              column: fill(messages.pinning, name),
              state: messages[PINNED[side ?? 'none']],
            })}
            data-pinned={side}
          >
            <Icon of={Pin} />
          </AriaButton>
        }
        placement="bottom end"
        sections={[
          {
            id: 'side',
            'aria-label': fill(messages.pinning, name),
            items: (['none', ...SIDES] as const).map((each) => ({ id: each, label: messages[PINNED[each]] })),
            value: side ?? 'none',
            onChange: (value) =>
              onPin(
                id,
                SIDES.find((each) => each === value),
              ),
          },
        ]}
      />
      <AriaButton
        className={styles.button}
        aria-label={fill(messages.moveUp, name)}
        isDisabled={position === 0}
        onPress={() => onMove(id, position - 1)}
      >
        <Icon of={ArrowUp} />
      </AriaButton>
      <AriaButton
        className={styles.button}
        aria-label={fill(messages.moveDown, name)}
        isDisabled={position === count - 1}
        onPress={() => onMove(id, position + 1)}
      >
        <Icon of={ArrowDown} />
      </AriaButton>
    </GridListItem>
  )
}
