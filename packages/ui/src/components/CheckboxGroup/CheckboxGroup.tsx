'use client'
import type { Ref } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useGroupRef } from '../../internal/field-focus.ts'
import { type FieldOption, inOrder } from '../../internal/field-option.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import * as styles from '../../internal/toggle.css.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'

export interface CheckboxGroupProps<Key extends string = string> extends Omit<FieldBase, 'autoFocus'> {
  options: readonly FieldOption<Key>[]
  /** Ids of the selected options. */
  values?: readonly NoInfer<Key>[]
  defaultValues?: readonly NoInfer<Key>[]
  /** Called with the ids in the order of the options. */
  onChange?: (values: readonly Key[]) => void
  orientation?: 'vertical' | 'horizontal'
  /** The group; its `focus()` goes to the first box. */
  ref?: Ref<HTMLDivElement>
}

/** A few visible options, of which any number can be selected. */
export function CheckboxGroup<Key extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  options,
  values,
  defaultValues,
  onChange,
  orientation = 'vertical',
  ref,
  ...rest
}: CheckboxGroupProps<Key>) {
  return (
    <AriaCheckboxGroup
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      data-orientation={orientation}
      isInvalid={Boolean(isInvalid || errorMessage)}
      value={values && [...values]}
      defaultValue={defaultValues && [...defaultValues]}
      onChange={(ids) => onChange?.(inOrder(ids, options))}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.choices}>
        {options.map(({ id, label, description, isDisabled }) => (
          <Checkbox key={id} value={id} description={description} isDisabled={isDisabled}>
            {label}
          </Checkbox>
        ))}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </AriaCheckboxGroup>
  )
}
