'use client'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { Ref } from 'react'
import { Button, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { splitData } from '../../internal/field-data.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import * as styles from './NumberField.css.ts'

export interface NumberFieldProps extends FieldBase {
  /** `null` while the field is empty. */
  value?: number | null
  defaultValue?: number
  /** Told when the field is left, stepped or sent, not at each key. */
  onChange?: (value: number | null) => void
  minValue?: number
  maxValue?: number
  /** What one press of a button or arrow adds; values are rounded to it. */
  step?: number
  /** How the number is written, as for `Intl.NumberFormat`: currency, percent, unit, digits. */
  formatOptions?: Intl.NumberFormatOptions
  placeholder?: string
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A number written in the person's language, to be typed or stepped, kept within its bounds. */
export function NumberField(props: NumberFieldProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, ref, ...other }] =
    splitData(props)
  const { value, onChange, ...rest } = other
  return (
    <AriaNumberField
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      value={value === null ? NaN : value}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={field.box}>
        <Input {...data} ref={ref} className={`${field.input} ${field.withSteps}`} placeholder={placeholder} />
        <div className={styles.steps}>
          <Button slot="decrement" className={styles.step}>
            <Icon of={Minus} />
          </Button>
          <Button slot="increment" className={styles.step}>
            <Icon of={Plus} />
          </Button>
        </div>
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </AriaNumberField>
  )
}

export default NumberField
