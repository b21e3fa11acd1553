import type { NumberFieldProps } from '@tessera/ui/number-field'
import { NumberField } from '@tessera/ui/number-field'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { holdInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, number | null> & Omit<NumberFieldProps, Filled>

/** A number of a form. */
export function FormNumberField<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  return (
    <NumberField
      key={form.round}
      {...field}
      {...rest}
      onInvalid={holdInvalid(form, name)}
      value={field.value ?? null}
    />
  )
}
