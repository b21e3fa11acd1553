import type { ReactNode } from 'react'
import * as styles from './PlainButton.css.ts'

interface PlainButtonProps {
  isPending?: boolean
  onPress: () => void
  children: ReactNode
}

/** A native button that looks like Button, which would cost a table that seldom shows one 13 kB. */
export const PlainButton = ({ isPending = false, onPress, children }: PlainButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-disabled={isPending || undefined}
    onClick={isPending ? undefined : onPress}
  >
    {children}
  </button>
)
