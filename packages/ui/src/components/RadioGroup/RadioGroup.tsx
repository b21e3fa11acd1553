'use client'
import type { Ref } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components/RadioGroup'
import type { FieldOption } from '../../internal/field-option.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from '../../internal/toggle.css.ts'

export type { FieldOption } from '../../internal/field-option.ts'

export interface RadioGroupProps<Key extends string = string> extends Omit<FieldBase, 'autoFocus'> {
  options: readonly FieldOption<Key>[]
  /** Id of the chosen option; `null` if none is chosen. */
  value?: NoInfer<Key> | null
  defaultValue?: NoInfer<Key> | null
  /** Called with the id of the chosen option, and with `null` only when a form reset clears the choice. */
  onChange?: (value: Key | null) => void
  orientation?: 'vertical' | 'horizontal'
  /** The group; its `focus()` moves to the chosen option. */
  ref?: Ref<HTMLDivElement>
}

/** A few visible options, of which the user chooses one. */
export function RadioGroup<Key extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  options,
  onChange,
  ref,
  ...rest
}: RadioGroupProps<Key>) {
  return (
    <AriaRadioGroup
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
      onChange={(key) => onChange?.(key as Key | null)}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
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

const Choice = ({ id, label, description, isDisabled }: FieldOption) => (
  <RadioField value={id} isDisabled={isDisabled} className={styles.one}>
    <RadioButton className={styles.row}>
      <span className={styles.dot} aria-hidden />
      <span className={styles.texts}>{label}</span>
    </RadioButton>
    {description && (
      <div className={styles.notes}>
        <Text slot="description" className={styles.help}>
          {wrapTexts(description)}
        </Text>
      </div>
    )}
  </RadioField>
)
