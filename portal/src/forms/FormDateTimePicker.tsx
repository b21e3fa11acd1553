import type { DateTimePickerProps } from '@tessera/ui/date-time-picker'
import { DateTimePicker } from '@tessera/ui/date-time-picker'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { reportInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, string | null> & Omit<DateTimePickerProps, Filled>

/** A form field for a date and time, as ISO date and time without a zone. */
export function FormDateTimePicker<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const field = useField({ form, name })
  return (
    <DateTimePicker
      key={form.round}
      {...field}
      {...rest}
      onInvalid={reportInvalid(form, name, { incomplete: 'dateTimeIncomplete', outOfBounds: 'dateBounds' })}
      value={field.value ?? null}
    />
  )
}
