'use client'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { isComposing } from '../../internal/input-method.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './SidePanel.css.ts'
import { sidePanelMessages } from './messages.ts'

interface PanelResizerProps {
  /** Id of the panel. */
  controls: string
  width: number
  minWidth: number
  maxWidth: number
  defaultWidth: number
  onChange: (width: number) => void
}

const step = 16

/** The edge of a side panel, which the user moves with the pointer or keys (window splitter pattern). */
export function PanelResizer({ controls, width, minWidth, maxWidth, defaultWidth, onChange }: PanelResizerProps) {
  const { resizeSidePanel } = useMessages(sidePanelMessages)
  const { direction, locale } = useLocale()
  const [isResizing, setMoving] = useState(false)
  const start = useRef({ x: 0, width: 0 })
  // The panel is at the end, so its edge moves against the reading direction to widen it.
  const sign = direction === 'rtl' ? 1 : -1
  const change = (next: number) => onChange(Math.min(maxWidth, Math.max(minWidth, Math.round(next))))

  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Partial<Record<string, number>> = {
      ArrowLeft: width - sign * step,
      ArrowRight: width + sign * step,
      Home: minWidth,
      End: maxWidth,
      Enter: defaultWidth,
    }
    const next = widths[event.key]
    if (next === undefined || isComposing(event)) return
    event.preventDefault()
    change(next)
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture?.(event.pointerId)
    start.current = { x: event.clientX, width }
    setMoving(true)
  }
  const stop = () => setMoving(false)
  const separator = {
    role: 'separator',
    tabIndex: 0,
    onKeyDown,
    onDoubleClick: () => change(defaultWidth),
    onPointerDown,
    onPointerMove: (event: PointerEvent) =>
      isResizing && change(start.current.width + sign * (event.clientX - start.current.x)),
    onPointerUp: stop,
    onPointerCancel: stop,
  }

  return (
    <div
      {...separator}
      aria-label={resizeSidePanel}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={`${width.toLocaleString(locale)} px`}
      className={styles.resizer}
      data-moving={isResizing || undefined}
    />
  )
}
