'use client'
import type { ReactNode, Ref } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import * as styles from './ToggleButton.css.ts'

interface ToggleButtonBase extends DOMProps {
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** 'quiet' has no border until it is on. */
  variant?: 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  isDisabled?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

interface WithLabel {
  /** The label; it stays the same in both states. */
  children: ReactNode
  /** An icon before the label, hidden from assistive technology. */
  icon?: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** An icon needs a name for users who cannot see it. */
type WithIconOnly = Named & { children?: never; icon: ReactNode }

export type ToggleButtonProps = ToggleButtonBase & (WithLabel | WithIconOnly)

/** A button that stays on until it is pressed again, for a view or tool with an immediate effect. */
export function ToggleButton({
  children,
  icon,
  variant = 'secondary',
  size = 'medium',
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-controls': controls,
  ref,
  ...rest
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...domProps(rest)}
      ref={ref}
      isSelected={isSelected}
      defaultSelected={defaultSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-controls={controls}
      className={styles.toggle({ variant, size })}
    >
      {icon}
      {wrapOwnText(children)}
    </AriaToggleButton>
  )
}
