import type { DateRange, DateRangePickerProps } from '@tessera/ui/date-range-picker'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from '../messages/intl.tsx'
import { problemText } from './problems.ts'
import type { Bound, Filled } from './use-field.ts'
import { holdInvalid, useField } from './use-field.ts'

type Props<Values extends FieldValues> = Bound<Values, DateRange | null> &
  Omit<DateRangePickerProps, Filled | 'startName' | 'endName' | 'maxDays' | 'getErrorText'> & {
    /** End minus start at most, as the requirements and the server count: 30 allows 31 calendar days. */
    maxDays?: number
  }

/** A period of a form. */
export function FormDateRangePicker<Values extends FieldValues>(props: Props<Values>): ReactNode {
  const { form, name, maxDays, ...rest } = props
  const { name: path, ...field } = useField({ form, name })
  const { t } = useIntl()
  const tooLong = `dateTooLong:${maxDays ?? 0}`
  const codes = { incomplete: 'dateIncomplete', outOfBounds: 'dateBounds', order: 'dateOrder', tooLong }
  return (
    <DateRangePicker
      key={form.round}
      {...field}
      {...rest}
      value={field.value ?? null}
      maxDays={maxDays === undefined ? undefined : maxDays + 1}
      getErrorText={(problem) => (problem === 'tooLong' ? problemText(t, tooLong) : null)}
      onInvalid={holdInvalid(form, path, codes)}
      startName={`${path}.start`}
      endName={`${path}.end`}
    />
  )
}
