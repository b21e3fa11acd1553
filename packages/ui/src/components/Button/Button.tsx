'use client'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { DOMProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wordsBeside } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { ButtonStyleProps } from './button-styles.ts'
import * as styles from './Button.css.ts'
import { PendingMark } from './PendingMark.tsx'
import { buttonMessages } from './messages.ts'

export interface ButtonProps extends ButtonStyleProps, DOMProps {
  children: ReactNode
  isDisabled?: boolean
  /** Shows that the action is running and blocks further presses; the button keeps its label, width and focus. */
  isPending?: boolean
  type?: 'button' | 'submit' | 'reset'
  onPress?: () => void
  onHoverStart?: () => void
  form?: string
  name?: string
  value?: string
  autoFocus?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button for an action on this page; use a Link or ButtonLink to open another page. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  fullWidth = false,
  onPress,
  onHoverStart,
  ...rest
}: ButtonProps) {
  const { loading } = useMessages(buttonMessages)
  return (
    <AriaButton
      {...rest}
      onPress={() => onPress?.()}
      onHoverStart={() => onHoverStart?.()}
      className={styles.button({ variant, size, fullWidth })}
    >
      <span className={styles.content}>{wordsBeside(icon, children)}</span>
      {rest.isPending && (
        <span className={styles.pending}>
          <PendingMark />
          <span className={hiddenVisually}>{loading}</span>
        </span>
      )}
    </AriaButton>
  )
}
