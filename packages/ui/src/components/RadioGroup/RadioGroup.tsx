'use client'
import type { Ref } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components/RadioGroup'
import type { FieldOption } from '../../internal/field-option.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import * as styles from '../../internal/toggle.css.ts'

export type { FieldOption } from '../../internal/field-option.ts'

export interface RadioGroupProps extends Omit<FieldBase, 'autoFocus'> {
  options: FieldOption[]
  /** Id of the chosen option; `null` while none is chosen. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  orientation?: 'vertical' | 'horizontal'
  /** The group. */
  ref?: Ref<HTMLDivElement>
}

/** A few choices, all seen at once, of which one is made. */
export function RadioGroup({ label, description, errorMessage, isInvalid, options, onBlur, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      onBlur={() => onBlur?.()}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.choices}>
        {options.map((option) => (
          <Choice key={option.id} {...option} />
        ))}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </AriaRadioGroup>
  )
}

const Choice = ({ id, label, helperText, isDisabled }: FieldOption) => (
  <RadioField value={id} isDisabled={isDisabled} className={styles.one}>
    <RadioButton className={styles.row}>
      <span className={styles.dot} aria-hidden />
      <span className={styles.words}>{label}</span>
    </RadioButton>
    {helperText && (
      <div className={styles.notes}>
        <Text slot="description" className={styles.help}>
          {helperText}
        </Text>
      </div>
    )}
  </RadioField>
)
