import type { DatePickerProps } from '@tessera/ui/date-picker'
import { DatePicker } from '@tessera/ui/date-picker'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { reportInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, string | null> & Omit<DatePickerProps, Filled>

/** A form field for a date, as an ISO date. */
export function FormDatePicker<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  return (
    <DatePicker
      key={form.round}
      {...field}
      {...rest}
      onInvalid={reportInvalid(form, name, { incomplete: 'dateIncomplete', outOfBounds: 'dateBounds' })}
      value={field.value ?? null}
    />
  )
}
