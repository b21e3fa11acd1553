'use client'
import type { ReactNode, Ref } from 'react'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps {
  /** Its name: what pressing it does. */
  'aria-label': string
  /** The drawing, hidden from assistive technology. */
  children: ReactNode
  /** 'tinted' takes the colour of the message that it stands in. */
  variant?: 'quiet' | 'tinted'
  /** 28, 32 or 36 px; 44 px under a finger. */
  size?: 'small' | 'medium' | 'large'
  onPress?: () => void
  isDisabled?: boolean
  id?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A drawing that is pressed, where there is no room for words: close, dismiss, more (WAI-ARIA button). */
export function IconButton({
  variant = 'quiet',
  size = 'medium',
  onPress,
  isDisabled,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      // Who sees the drawing alone reads its name by pointing at it.
      title={rest['aria-label']}
      className={styles.button({ variant, size })}
      disabled={isDisabled}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  )
}
