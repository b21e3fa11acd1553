'use client'
import type { ReactNode, Ref } from 'react'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './IconButton.css.ts'

interface IconButtonBase extends DOMProps {
  /** The icon, hidden from assistive technology. */
  children: ReactNode
  /** 'tinted' has the color of its message. */
  variant?: 'quiet' | 'tinted'
  /** 28, 32 or 36 px; 44 px on touch screens. */
  size?: 'small' | 'medium' | 'large'
  onPress?: () => void
  isDisabled?: boolean
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The accessible name states the action, such as 'Close'. */
export type IconButtonProps = IconButtonBase & Named

/** A button with only an icon, for places without space for text: close, dismiss, more (WAI-ARIA button). */
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
      // Shows its name in a tooltip, because only an icon is visible.
      title={rest['aria-label']}
      className={styles.button({ variant, size })}
      disabled={isDisabled}
      onClick={() => onPress?.()}
    >
      {wrapTexts(children)}
    </button>
  )
}
