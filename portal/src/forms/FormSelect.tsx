import type { SelectProps } from '@tessera/ui/select'
import { Select } from '@tessera/ui/select'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, string | null> &
  Omit<SelectProps, Filled> &
  Pick<SelectProps, 'onChange'>

/** A form field for one option from a list. `onChange` is called after each change by the user. */
export function FormSelect<Values extends FieldValues>({ form, name, onChange, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  const change = (value: string | null): void => {
    field.onChange(value)
    onChange?.(value)
  }
  return <Select {...field} {...rest} value={field.value ?? null} onChange={change} />
}
