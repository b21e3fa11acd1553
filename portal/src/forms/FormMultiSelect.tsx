import type { MultiSelectProps } from '@tessera/ui/multi-select'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, string[]> & Omit<MultiSelectProps, Filled>

/** A form field for several options from a list. */
export function FormMultiSelect<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const { value, onChange, ...field } = useField({ form, name })
  return <MultiSelect {...field} {...rest} values={value ?? []} onChange={(values) => onChange([...values])} />
}
