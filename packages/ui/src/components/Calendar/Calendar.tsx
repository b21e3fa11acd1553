'use client'
import type { Ref } from 'react'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { useControlledState } from 'react-stately/useControlledState'
import { type CalendarBase, CalendarMonths, useCalendarRef, useMonths } from '../../internal/calendar-frame.tsx'
import { toDate } from '../../internal/calendar-parts.tsx'
import { domProps, type Named } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import { EARLIEST, LATEST } from '../../internal/iso-dates.ts'
import { CalendarPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'

export type CalendarProps = Named &
  CalendarBase & {
    /** An ISO date such as '2026-11-21', or `null`. */
    value?: string | null
    defaultValue?: string | null
    /** Called with the ISO date of the chosen day, and with `null` only when a form reset clears the choice. */
    onChange?: (value: string | null) => void
    /** Whether a day within the bounds is disabled, by its ISO date. */
    isDateUnavailable?: (date: string) => boolean
    /** The name of the date in a form. */
    name?: string
    /** The calendar; its `focus()` moves to the chosen day, or today. */
    ref?: Ref<HTMLDivElement>
  }

/** A month on the page from which the user chooses one day. */
export function Calendar(props: CalendarProps) {
  if (useIsClient()) return <CalendarHere {...props} />
  const { name, value, defaultValue } = props
  return <CalendarPlaceholder of={props} sent={[{ name, value: value === undefined ? defaultValue : value }]} />
}

function CalendarHere({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  value: controlled,
  defaultValue = null,
  onChange,
  minValue = EARLIEST,
  maxValue = LATEST,
  isDateUnavailable,
  months = 1,
  errorMessage,
  isInvalid,
  isDisabled = false,
  isReadOnly = false,
  name,
  ref,
  ...rest
}: CalendarProps) {
  const [value, choose] = useControlledState<string | null>(controlled, defaultValue, onChange)
  const { count, className } = useMonths(months)
  return (
    <AriaCalendar
      {...domProps(rest)}
      render={renderWithProps('div', rest)}
      ref={useCalendarRef(ref)}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      data-single=""
      visibleDuration={{ months: count }}
      value={toDate(value)}
      onChange={(date) => choose(date.toString())}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
      isInvalid={Boolean(isInvalid || errorMessage)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-readonly={isReadOnly || undefined}
    >
      <CalendarMonths count={count}>{errorMessage}</CalendarMonths>
      <FieldValue name={name} value={value ?? ''} isDisabled={isDisabled} onReset={() => choose(defaultValue)} />
    </AriaCalendar>
  )
}

export default Calendar
