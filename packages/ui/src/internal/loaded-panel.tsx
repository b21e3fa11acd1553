'use client'
import { type ComponentType, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from './input-method.ts'
import type { PanelProps } from './floating-panel.tsx'

/** Loads a panel from its own file. */
export type LoadPanel<Props> = () => Promise<ComponentType<Props & PanelProps>>

/** Loads a panel on hover and focus, because a press is likely to follow; a press retries a failed load. */
export const prepare = (load: () => Promise<unknown>) => void load().catch(() => undefined)

/**
 * Opens a menu by its keys, because React Aria takes a key's click for a screen reader's and does not focus the first
 * item.
 */
export const openedByKeys = (open: () => void) => (event: KeyboardEvent) => {
  if (!['ArrowDown', 'Enter', ' '].includes(event.key) || isComposing(event)) return
  event.preventDefault()
  open()
}

interface LoadedPanelProps<Props> extends PanelProps {
  load: LoadPanel<Props>
  isOpen: boolean
  /** Additional props of the panel. */
  panel: Props
}

/** A panel that loads when it opens. If the load fails, it closes and the error is reported as uncaught. */
export function LoadedPanel<Props extends object>({ load, isOpen, panel, ...opened }: LoadedPanelProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props & PanelProps>>()
  const { triggerRef, onClose } = opened
  const begin = useEffectEvent(() => {
    load().then(
      (loaded) => setPanel(() => loaded),
      (reason: unknown) => {
        onClose()
        reportError(reason)
      },
    )
  })
  useEffect(() => {
    if (!isOpen) return undefined
    begin()
    const trigger = triggerRef.current
    // The focused element, such as a menu item, can be gone; lost focus then moves to the trigger.
    const restoreFocus = () => document.activeElement === document.body && trigger?.focus()
    return () => void requestAnimationFrame(restoreFocus)
  }, [isOpen, triggerRef])
  return isOpen && Panel && <Panel {...panel} {...opened} />
}
