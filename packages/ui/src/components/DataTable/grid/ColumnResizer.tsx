'use client'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { isComposing } from '../../../internal/input-method.ts'
import { fill } from '../../../messages/format.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import { type DataSlot, minName, minWidthOf, trackName, withinBounds } from '../model/column-layout.ts'
import { roles } from './grid-roles.ts'
import * as styles from './header.css.ts'
import type { dataTableMessages } from '../messages.ts'

interface ColumnResizerProps<Row> {
  slot: DataSlot<Row>
  messages: Translated<typeof dataTableMessages>
  /** Called with the final width; undefined resets the column to its default. */
  onResize: (column: string, width: number | undefined) => void
}

const step = 16
const bigStep = 64
const hugeWidth = 1200

/** The width of the column that an edge belongs to, in pixels. */
const columnWidthAt = (edge: HTMLElement | null) => Math.round(edge?.parentElement?.offsetWidth ?? 0)

/** The edge of a column: the user drags it or moves it with arrow keys; Escape restores the width. */
export function ColumnResizer<Row>({ slot, messages, onResize }: ColumnResizerProps<Row>) {
  const { column, index } = slot
  const { direction, locale } = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; width: number }>(undefined)
  const before = useRef<{ track: string; min: string; width: number }>(undefined)
  const [width, setWidth] = useState<number>()

  const grid = () => ref.current?.closest<HTMLElement>('[role=grid]')
  const measured = () => columnWidthAt(ref.current)
  const begin = () => {
    const style = grid()?.style
    before.current = {
      track: style?.getPropertyValue(trackName(index)) ?? '',
      min: style?.getPropertyValue(minName(index)) ?? '',
      width: measured(),
    }
    setWidth(before.current.width)
  }
  const apply = ({ track, min }: { track: string; min: string }) => {
    grid()?.style.setProperty(trackName(index), track)
    grid()?.style.setProperty(minName(index), min)
  }
  // Set on the grid's own style, so that no row renders again during the move.
  const show = (next: number) => {
    apply({ track: `${next}px`, min: `${next}px` })
    setWidth(next)
  }
  const revert = () => {
    if (!before.current) return
    apply(before.current)
    setWidth(before.current.width)
  }
  const settle = () => {
    const from = before.current
    before.current = undefined
    if (!from || width === undefined || width === from.width) return
    // The table renders the width that the application accepts, which can differ.
    apply(from)
    onResize(column.id, width)
  }
  const forward = (pixels: number) => (direction === 'rtl' ? -pixels : pixels)

  // Keeps the announced width current before the edge has the focus, but not during a move.
  useEffect(() => {
    const cell = ref.current?.parentElement
    if (!cell || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const present = entry?.borderBoxSize[0]?.inlineSize
      if (present && !before.current) setWidth(Math.round(present))
    })
    observer.observe(cell)
    return () => observer.disconnect()
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    begin()
    drag.current = { from: event.clientX, width: measured() }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) show(withinBounds(column, drag.current.width + forward(event.clientX - drag.current.from)))
  }
  const onPointerUp = () => {
    if (drag.current) settle()
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const by = event.shiftKey ? bigStep : step
    const present = width ?? measured()
    const next = {
      ArrowLeft: present + forward(-by),
      ArrowRight: present + forward(by),
      Home: minWidthOf(column),
      End: column.maxWidth ?? hugeWidth,
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      if (!before.current) begin()
      show(withinBounds(column, next))
    } else if (event.key === 'Escape') {
      drag.current = undefined
      revert()
      before.current = undefined
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      settle()
      ref.current?.parentElement?.querySelector<HTMLElement>('[data-cell-focus]')?.focus()
    }
  }

  const onPointerCancel = () => {
    drag.current = undefined
    revert()
  }
  const events = {
    onFocus: () => setWidth(measured()),
    onBlur: settle,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onDoubleClick: () => onResize(column.id, undefined),
    onKeyDown,
  }

  return (
    <div
      ref={ref}
      {...roles.separator}
      aria-label={fill(messages.columnWidth, { column: column.header })}
      aria-valuenow={width ?? minWidthOf(column)}
      aria-valuemin={minWidthOf(column)}
      aria-valuemax={column.maxWidth ?? hugeWidth}
      aria-valuetext={fill(messages.pixels, { count: (width ?? minWidthOf(column)).toLocaleString(locale) })}
      className={styles.resizer}
      {...events}
    />
  )
}
