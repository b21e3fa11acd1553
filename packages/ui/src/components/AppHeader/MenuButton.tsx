'use client'
import { type ReactNode, useRef, useState } from 'react'
import { LoadedPanel, type LoadPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import * as styles from './AppHeader.css.ts'

interface MenuButtonProps<Props> {
  /** The accessible name of a button that shows no text, or too little. */
  label?: string
  opens: 'menu' | 'dialog'
  load: LoadPanel<Props>
  panel: Props
  /** Whether the current page is one of its links. */
  isCurrent?: boolean
  children: ReactNode
}

/** A light button whose menu or drawer loads just before it is used. */
export function MenuButton<Props extends object>({
  label,
  opens,
  load,
  panel,
  isCurrent,
  children,
}: MenuButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const open = () => setOpen(true)
  const approach = () => prepare(load)
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
        onPointerEnter={approach}
        onFocus={approach}
        onClick={open}
        onKeyDown={opens === 'menu' ? openedByKeys(open) : undefined}
      >
        {children}
      </button>
      <LoadedPanel load={load} isOpen={isOpen} panel={panel} triggerRef={triggerRef} onClose={() => setOpen(false)} />
    </>
  )
}
