'use client'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components/Checkbox'
import { CheckMark } from '../../internal/check-mark.tsx'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import { FieldProblem, labelText } from '../../internal/field-parts.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from '../../internal/toggle.css.ts'

interface CheckboxBase extends DOMProps {
  /** Help text under the label. */
  description?: ReactNode
  /** The error and how to fix it; marks the box as invalid. */
  errorMessage?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  /** Shows that some of the items it represents are selected; a press still calls `onChange` with the new state. */
  isIndeterminate?: boolean
  onChange?: (isSelected: boolean) => void
  name?: string
  /** The value that a form submits for a checked box, or its key in a CheckboxGroup; 'on' by default. */
  value?: string
  /** Required boxes have no mark; `false` adds '(optional)'. */
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  autoFocus?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A box has visible text as children, or else an invisible name. */
export type CheckboxProps = CheckboxBase &
  ({ children: ReactNode; 'aria-label'?: string; 'aria-labelledby'?: string } | ({ children?: undefined } & Named))

/** One choice that is on, off or, when it represents several, in between. */
export function Checkbox({ children, description, errorMessage, isInvalid, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      className={styles.one}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
    >
      <CheckboxButton className={styles.row}>
        <CheckMark isIndeterminate={rest.isIndeterminate} />
        {children && <span className={styles.texts}>{labelText(children, rest.isRequired)}</span>}
      </CheckboxButton>
      {(description || errorMessage) && (
        <div className={styles.notes}>
          {description && (
            <Text slot="description" className={styles.help}>
              {wrapTexts(description)}
            </Text>
          )}
          <FieldProblem>{errorMessage}</FieldProblem>
        </div>
      )}
    </CheckboxField>
  )
}
