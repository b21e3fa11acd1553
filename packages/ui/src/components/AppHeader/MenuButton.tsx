'use client'
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import * as styles from './AppHeader.css.ts'

/** What a panel gets from the button that opens it. */
export interface OpenedProps {
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

interface MenuButtonProps<Props> {
  /** Names a button that shows no words, or not enough. */
  label?: string
  opens: 'menu' | 'dialog'
  /** Loads the panel; called early on hover and focus, as a press is likely to follow. */
  load: () => Promise<ComponentType<Props & OpenedProps>>
  panel: Props
  /** Whether the page shown is among those that it leads to. */
  isCurrent?: boolean
  children: ReactNode
}

const ignore = () => undefined

/** A light button whose menu or drawer is loaded when it is about to be used. */
export function MenuButton<Props extends object>({
  label,
  opens,
  load,
  panel,
  isCurrent,
  children,
}: MenuButtonProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props & OpenedProps>>()
  const [isOpen, setOpen] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  // An early load that fails is tried again by the press.
  const prepare = () => void load().catch(ignore)
  const open = () => {
    setOpen(true)
    load().then(
      (loaded) => setPanel(() => loaded),
      (reason: unknown) => {
        setOpen(false)
        // The application tells of it as of anything that nobody caught.
        reportError(reason)
      },
    )
  }
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-current={isCurrent || undefined}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={(event) => {
          // Not left to the click: React Aria takes a click by key for a screen reader's and does not focus the first item.
          if (opens !== 'menu' || !['ArrowDown', 'Enter', ' '].includes(event.key)) return
          event.preventDefault()
          open()
        }}
      >
        {children}
      </button>
      {isOpen && Panel && <Panel {...panel} triggerRef={triggerRef} onClose={() => setOpen(false)} />}
    </>
  )
}
