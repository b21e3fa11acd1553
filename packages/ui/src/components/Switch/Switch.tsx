'use client'
import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch'
import { FieldProblem } from '../../internal/field-parts.tsx'
import * as toggle from '../../internal/toggle.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps {
  /** The words beside the switch; without them it needs an `aria-label`. */
  children?: ReactNode
  'aria-label'?: string
  /** Help under the words. */
  description?: ReactNode
  /** What is wrong and how to mend it; marks the switch as invalid. */
  errorMessage?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  name?: string
  /** What a form sends while the switch is on; 'on' by default. */
  value?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  autoFocus?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A setting that is on or off and takes effect at once. */
export function Switch({
  children,
  'aria-label': name,
  description,
  errorMessage,
  isInvalid,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      inputRef={ref}
      aria-label={name}
      className={toggle.one}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
    >
      <SwitchButton className={toggle.row}>
        <span className={styles.track} aria-hidden>
          <span className={`${styles.thumb} ${styles.thumbForced}`} />
        </span>
        {children && <span className={toggle.words}>{children}</span>}
      </SwitchButton>
      {(description || errorMessage) && (
        <div className={`${toggle.notes} ${toggle.notesOfSwitch}`}>
          {description && (
            <Text slot="description" className={toggle.help}>
              {description}
            </Text>
          )}
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </SwitchField>
  )
}
