'use client'
import type { Ref } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import type { FieldOption } from '../../internal/field-option.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import * as styles from '../../internal/toggle.css.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'

export interface CheckboxGroupProps extends Omit<FieldBase, 'autoFocus'> {
  options: FieldOption[]
  /** Ids of the chosen options. */
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  orientation?: 'vertical' | 'horizontal'
  /** The group. */
  ref?: Ref<HTMLDivElement>
}

/** A few choices, all seen at once, of which any number may be made. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isInvalid,
  options,
  orientation = 'vertical',
  onBlur,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...rest}
      className={field.field}
      validationBehavior="aria"
      data-orientation={orientation}
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      onBlur={() => onBlur?.()}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.choices}>
        {options.map(({ id, label, helperText, isDisabled }) => (
          <Checkbox key={id} value={id} description={helperText} isDisabled={isDisabled}>
            {label}
          </Checkbox>
        ))}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </AriaCheckboxGroup>
  )
}
