import type { NumberFieldProps } from '@tessera/ui/number-field'
import { NumberField } from '@tessera/ui/number-field'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { reportInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, number | null> & Omit<NumberFieldProps, Filled>

/** The form's code for an error of the number field. */
function codesOf({
  minValue,
  maxValue,
  step,
}: Pick<NumberFieldProps, 'minValue' | 'maxValue' | 'step'>): Record<string, string> {
  const oneBound = minValue === undefined ? `too_high:${maxValue}` : `too_low:${minValue}`
  const hasBoth = minValue !== undefined && maxValue !== undefined
  return {
    notANumber: 'not_a_number',
    outOfBounds: hasBoth ? `out_of_bounds:${minValue}:${maxValue}` : oneBound,
    step: `not_multiple_of:${step}`,
  }
}

/** A form field for a number. */
export function FormNumberField<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  return (
    <NumberField
      key={form.round}
      {...field}
      {...rest}
      onInvalid={reportInvalid(form, name, codesOf(rest))}
      value={field.value ?? null}
    />
  )
}
