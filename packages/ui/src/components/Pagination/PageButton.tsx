'use client'
import type { ReactNode } from 'react'
import * as styles from './Pagination.css.ts'

interface PageButtonProps {
  label: string
  isCurrent?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that keeps the focus when it is at the limit. */
export function PageButton({ label, isCurrent = false, isDisabled = false, onPress, children }: PageButtonProps) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled && !isCurrent) onPress()
      }}
    >
      {children}
    </button>
  )
}
