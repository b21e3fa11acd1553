import type { ComponentProps, ReactNode } from 'react'
import { wrapTexts } from './own-text.tsx'
import * as styles from './plain-button.css.ts'

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  isPending?: boolean
  children: ReactNode
}

/** A native button that looks like Button, for parts of a table: Button would add 13 kB to each. */
export const PlainButton = ({ isPending = false, onClick, children, ...rest }: PlainButtonProps) => (
  <button
    {...rest}
    type="button"
    className={styles.button}
    aria-disabled={isPending || undefined}
    onClick={isPending ? undefined : onClick}
  >
    {wrapTexts(children)}
  </button>
)
