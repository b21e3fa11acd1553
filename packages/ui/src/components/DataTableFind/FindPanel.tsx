'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { PanelProps } from '../../internal/floating-panel.tsx'
import { Icon } from '../../internal/icon.tsx'
import { isComposing } from '../../internal/input-method.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { totalOf } from './find-rows.ts'
import * as styles from './FindPanel.css.ts'
import { statusOf } from './status.ts'
import { useFind } from './use-find.ts'
import { useMarks } from './use-marks.ts'
import { dataTableFindMessages } from './messages.ts'

interface FindPanelProps extends Pick<PanelProps, 'onClose'> {
  fieldRef: RefObject<HTMLInputElement | null>
  /** Text typed before the bar was mounted. */
  typedAheadRef: RefObject<string>
}

/** The open bar: its field, the result, and the buttons to move between matches. */
export function FindPanel({ fieldRef, typedAheadRef, onClose }: FindPanelProps) {
  const messages = useMessages(dataTableFindMessages)
  const { locale } = useLocale()
  const control = useTable('DataTableFind')
  const { reader, columns, state, focusGrid } = control
  const { table, grid, reach, firstRow } = reader
  const bar = useRef<HTMLFieldSetElement>(null)
  const opener = useRef<HTMLElement>(null)

  /** Returns the index of the row that had the focus when the bar opened, or of the page's first row. */
  const startPosition = () => {
    const row = grid.current?.element?.contains(opener.current) && opener.current?.closest<HTMLElement>('[data-index]')
    return Math.max(0, row ? Number(row.dataset['index']) : 0) + (reach === 'page' ? 0 : firstRow)
  }
  const { text, type, finding, turn, step, focusMatch } = useFind(control, startPosition)
  useMarks(control, finding)

  useLayoutEffect(() => {
    const { activeElement } = document
    // Strict Mode runs this effect twice, and the field has the focus the second time.
    if (activeElement instanceof HTMLElement && activeElement !== fieldRef.current) opener.current = activeElement
    fieldRef.current?.focus()
  }, [fieldRef])

  const takeTyped = useEffectEvent(() => {
    if (typedAheadRef.current) type(typedAheadRef.current)
    typedAheadRef.current = ''
  })
  useEffect(() => takeTyped(), [])

  // Offsets the sticky header by the bar's height.
  useEffect(() => {
    const style = table.current?.style
    if (!bar.current || !style || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(styles.barHeight, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(styles.barHeight)
    }
  }, [table])

  const close = () => {
    if (!focusMatch()) {
      if (opener.current?.isConnected) opener.current.focus()
      else focusGrid()
    }
    onClose()
  }
  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return
    const isStep = event.key === 'F3' || (event.key === 'Enter' && event.target === fieldRef.current)
    const isClose = event.key === 'Escape' && event.target instanceof Node && bar.current?.contains(event.target)
    if (!isStep && !isClose) return
    event.preventDefault()
    // Keeps a dialog around the table open.
    event.stopPropagation()
    if (isClose) close()
    else step(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const element = table.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [table, onKeyDown])

  const isEmpty = !finding || totalOf(finding.found) === 0

  return (
    <fieldset ref={bar} aria-label={messages.findInTable} className={styles.bar}>
      <div className={styles.field}>
        <TextField
          ref={fieldRef}
          label={messages.findInTable}
          isLabelHidden
          placeholder={messages.findInTable}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={type}
        />
      </div>
      <div className={styles.steps}>
        <IconButton aria-label={messages.previousMatch} isDisabled={isEmpty} onPress={() => step(-1)}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton aria-label={messages.nextMatch} isDisabled={isEmpty} onPress={() => step(1)}>
          <Icon of={ChevronDown} />
        </IconButton>
      </div>
      <output className={styles.status}>
        <span key={turn}>
          {statusOf(messages, locale, { finding, reader, columns, hiddenColumns: state.hiddenColumns })}
        </span>
      </output>
      <IconButton aria-label={messages.close} onPress={close}>
        <Icon of={X} />
      </IconButton>
    </fieldset>
  )
}
