import type { ComboBoxProps } from '@tessera/ui/combo-box'
import { ComboBox } from '@tessera/ui/combo-box'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { reportInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, string | null> & Omit<ComboBoxProps, Filled>

/** A form field for one option from a searchable list. */
export function FormComboBox<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  return (
    <ComboBox key={form.round} {...field} {...rest} onInvalid={reportInvalid(form, name)} value={field.value ?? null} />
  )
}
