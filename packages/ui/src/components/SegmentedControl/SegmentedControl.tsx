'use client'
import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import * as styles from './SegmentedControl.css.ts'

/** One choice of a segmented control. */
export interface Segment<Key extends string = string> {
  id: Key
  /** A word or two. */
  label: string
  /** An icon before the label, hidden from assistive technology. */
  icon?: ReactNode
  /** Shows only the icon; the label is still its name. */
  isLabelHidden?: boolean
  isDisabled?: boolean
}

export interface SegmentedControlProps<Key extends string = string> extends Omit<FieldBase, 'autoFocus'> {
  /** Two to five choices. */
  options: readonly Segment<Key>[]
  /** Id of the chosen segment; `null` if none is chosen. */
  value?: NoInfer<Key> | null
  defaultValue?: NoInfer<Key> | null
  /** Called with the id of the chosen segment, and with `null` only when a form reset clears the choice. */
  onChange?: (value: Key | null) => void
  size?: 'small' | 'medium'
  /** Takes the full width of its container, in equal parts. */
  fullWidth?: boolean
  /** The group; its `focus()` moves to the chosen segment, or the first. */
  ref?: Ref<HTMLDivElement>
}

/** One of a few short choices, side by side, with an immediate effect. */
export function SegmentedControl<Key extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  options,
  onChange,
  size = 'medium',
  fullWidth = false,
  ref,
  ...rest
}: SegmentedControlProps<Key>) {
  return (
    <RadioGroup
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      orientation="horizontal"
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
      onChange={(id) => onChange?.(id as Key | null)}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.track({ fullWidth })}>
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.place}>
            <RadioButton className={styles.segment({ size })}>
              {wrapOwnText(option.icon)}
              <span className={option.isLabelHidden ? hiddenVisually : styles.texts}>{option.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </RadioGroup>
  )
}
