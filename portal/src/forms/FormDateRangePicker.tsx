import type { DateRange, DateRangePickerProps } from '@tessera/ui/date-range-picker'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, DateRange | null> &
  Omit<DateRangePickerProps, Filled | 'onInvalid' | 'startName' | 'endName'>

/** A period of a form; one that breaks a rule is kept too, so that the schema refuses it. */
export function FormDateRangePicker<Values extends FieldValues>({ form, name, ...rest }: Props<Values>): ReactNode {
  const { name: path, ...field } = useField({ form, name })
  return (
    <DateRangePicker
      {...field}
      {...rest}
      value={field.value ?? null}
      onInvalid={field.onChange}
      startName={`${path}.start`}
      endName={`${path}.end`}
    />
  )
}
