'use client'
import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import { FieldProblem } from '../../internal/field-parts.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as toggle from '../../internal/toggle.css.ts'
import * as styles from './Switch.css.ts'

interface SwitchBase extends DOMProps {
  /** Help text under the label. */
  description?: ReactNode
  /** The error and how to fix it; marks the switch as invalid. */
  errorMessage?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  name?: string
  /** The value that a form submits if the switch is on; 'on' by default. */
  value?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  autoFocus?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A switch has visible text as children, or else an invisible name. */
export type SwitchProps = SwitchBase &
  ({ children: ReactNode; 'aria-label'?: string; 'aria-labelledby'?: string } | ({ children?: undefined } & Named))

/** A setting that is on or off and takes effect immediately. */
export function Switch({ children, description, errorMessage, isInvalid, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      inputRef={ref}
      className={toggle.one}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
    >
      <SwitchButton className={toggle.row}>
        <span className={styles.track} aria-hidden>
          <span className={`${styles.thumb} ${styles.thumbForced}`} />
        </span>
        {children && <span className={toggle.texts}>{wrapTexts(children)}</span>}
      </SwitchButton>
      {(description || errorMessage) && (
        <div className={`${toggle.notes} ${toggle.notesOfSwitch}`}>
          {description && (
            <Text slot="description" className={toggle.help}>
              {wrapTexts(description)}
            </Text>
          )}
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </SwitchField>
  )
}
