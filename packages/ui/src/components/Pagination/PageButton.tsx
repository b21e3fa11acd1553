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

/** A button that stays focusable when it is disabled, as at the first or last page. */
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
