'use client'
import type { ReactNode, Ref } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { besideOthers } from '../../internal/own-text.tsx'
import * as styles from './ToggleButton.css.ts'

interface ToggleButtonBase extends DOMProps {
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** 'quiet' has no edge until it is on. */
  variant?: 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  isDisabled?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

interface WithMessages {
  /** The label; it stays the same in both states. */
  children: ReactNode
  /** A drawing before the words, hidden from assistive technology. */
  icon?: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A drawing alone says nothing to who does not see it: it takes a name. */
type WithDrawingAlone = Named & { children?: never; icon: ReactNode }

export type ToggleButtonProps = ToggleButtonBase & (WithMessages | WithDrawingAlone)

/** A button that stays on until it is pressed again: a view or tool whose effect is seen at once. */
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
      {besideOthers(children)}
    </AriaToggleButton>
  )
}
