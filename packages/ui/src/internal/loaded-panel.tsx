'use client'
import { type ComponentType, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from './input-method.ts'
import type { OpenedProps } from './floating-panel.tsx'

/** Loads a panel that is in a file of its own. */
export type LoadPanel<Props> = () => Promise<ComponentType<Props & OpenedProps>>

/** Loads a panel on hover and focus, as a press is likely to follow; one that fails is tried again by the press. */
export const prepare = (load: () => Promise<unknown>) => void load().catch(() => undefined)

/** Opens a menu by its keys. They are not left to the click: React Aria takes one by key for a screen reader's, and leaves the first item without focus. */
export const openedByKeys = (open: () => void) => (event: KeyboardEvent) => {
  if (!['ArrowDown', 'Enter', ' '].includes(event.key) || isComposing(event)) return
  event.preventDefault()
  open()
}

interface LoadedPanelProps<Props> extends OpenedProps {
  load: LoadPanel<Props>
  isOpen: boolean
  /** Additional props of the panel. */
  panel: Props
}

/** A panel that is loaded as it opens; where it cannot be it closes, and the application is told as of anything that nobody caught. */
export function LoadedPanel<Props extends object>({ load, isOpen, panel, ...opened }: LoadedPanelProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props & OpenedProps>>()
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
    // Its trigger may be gone, such as a menu item: then lost focus moves to the button.
    const giveBack = () => document.activeElement === document.body && trigger?.focus()
    return () => void requestAnimationFrame(giveBack)
  }, [isOpen, triggerRef])
  return isOpen && Panel && <Panel {...panel} {...opened} />
}
