'use client'
import type { Ref } from 'react'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { useControlledState } from 'react-stately/useControlledState'
import { type CalendarBase, CalendarMonths, useCalendarRef, useMonths } from '../../internal/calendar-frame.tsx'
import { toDate } from '../../internal/calendar-parts.tsx'
import { domProps, type Named } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import { daysBetween, EARLIEST, LATEST } from '../../internal/iso-dates.ts'
import { CalendarPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'
import type { DateRange } from '../DateRangePicker/ranges.ts'

export type { DateRange } from '../DateRangePicker/ranges.ts'

export type RangeCalendarProps = Named &
  CalendarBase & {
    /** ISO dates such as `{ start: '2026-11-01', end: '2026-11-21' }`, both included, or `null`. */
    value?: DateRange | null
    defaultValue?: DateRange | null
    /** Called with a range when both its days are chosen; `null` only when a form reset clears the choice. */
    onChange?: (value: DateRange | null) => void
    /** Maximum days of a range, the first and the last counted. */
    maxDays?: number
    /** Whether a day within the bounds is disabled, by its ISO date; a range cannot include it. */
    isDateUnavailable?: (date: string) => boolean
    /**
     * The name by which an ErrorSummary finds the calendar, as form libraries provide it; a form submits `startName`
     * and `endName`.
     */
    name?: string
    /** The form name of the first date. */
    startName?: string
    /** The form name of the last date. */
    endName?: string
    /** The calendar; its `focus()` moves to the chosen days, or today. */
    ref?: Ref<HTMLDivElement>
  }

/** A month on the page from which the user chooses the first and the last day of a range. */
export function RangeCalendar(props: RangeCalendarProps) {
  if (useIsClient()) return <RangeCalendarHere {...props} />
  const { startName, endName, value, defaultValue } = props
  const shown = value === undefined ? defaultValue : value
  const sent = [
    { name: startName, value: shown?.start },
    { name: endName, value: shown?.end },
  ]
  return <CalendarPlaceholder of={props} sent={sent} />
}

function RangeCalendarHere({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  value: controlled,
  defaultValue = null,
  onChange,
  minValue = EARLIEST,
  maxValue = LATEST,
  maxDays = Infinity,
  isDateUnavailable,
  months = 1,
  errorMessage,
  isInvalid,
  isDisabled = false,
  isReadOnly = false,
  name,
  startName,
  endName,
  ref,
  ...rest
}: RangeCalendarProps) {
  const [value, choose] = useControlledState<DateRange | null>(controlled, defaultValue, onChange)
  const { count, className } = useMonths(months)
  return (
    <AriaRangeCalendar
      {...domProps(rest)}
      render={renderWithProps('div', rest)}
      ref={useCalendarRef(ref)}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      visibleDuration={{ months: count }}
      // Half a range is discarded: the previous value returns when the focus leaves.
      commitBehavior="reset"
      value={toRange(value)}
      onChange={({ start, end }) => choose({ start: start.toString(), end: end.toString() })}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isDateUnavailable={(date, anchor) =>
        (isDateUnavailable?.(date.toString()) ?? false) ||
        (anchor !== null && Math.abs(daysBetween(anchor.toString(), date.toString())) >= maxDays)
      }
      isInvalid={Boolean(isInvalid || errorMessage)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-readonly={isReadOnly || undefined}
    >
      <CalendarMonths count={count}>{errorMessage}</CalendarMonths>
      <FieldValue
        name={startName}
        field={name}
        value={value?.start ?? ''}
        isDisabled={isDisabled}
        onReset={() => choose(defaultValue)}
      />
      <FieldValue name={endName} value={value?.end ?? ''} isDisabled={isDisabled} />
    </AriaRangeCalendar>
  )
}

function toRange(range: DateRange | null) {
  const [start, end] = [toDate(range?.start), toDate(range?.end)]
  return start && end && { start, end }
}

export default RangeCalendar
