'use client'
import { type CalendarDate, isSameDay, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentProps, type Ref, use, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid as AriaCalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { DateFieldStateContext, DateInput, type DateInputProps, DateSegment } from 'react-aria-components/DateField'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import * as field from './field.css.ts'
import { Icon } from './icon.tsx'
import * as styles from './calendar.css.ts'
import * as dateBox from './date-box.css.ts'
import type { DOMProps } from './dom-props.ts'

/** Pixels kept free at the edge of the window, which leaves 308 on the narrowest phone for seven press targets. */
export const EDGE = 4

/** Parses an ISO date; returns null if it is invalid. */
export function toDate(iso: string | null | undefined) {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/**
 * How many parts of a date or time are filled in. 'some' means that there is no value: a part is missing, or all parts
 * form a day that doesn't exist.
 */
export type Parts = 'none' | 'some' | 'all'

interface SegmentsProps extends Omit<DateInputProps, 'children'>, Pick<DOMProps, `data-${string}`> {
  /** A part that every value has. */
  anchor?: 'year' | 'hour'
  /** Called when a part is filled in or cleared. */
  onParts: (parts: Parts) => void
  ref?: Ref<HTMLDivElement>
}

/** The parts of a date, a time or both, which the user types or steps separately. */
export const Segments = ({ anchor = 'year', onParts, ...box }: SegmentsProps) => (
  <DateInput className={dateBox.input} {...box}>
    {(segment) => (
      <>
        <Segment segment={segment} />
        {segment.type === anchor && <Watch onChange={onParts} />}
      </>
    )}
  </DateInput>
)

type Part = ComponentProps<typeof DateSegment>['segment']
type Correction = [part: Part['type'], value: number]

/** Corrects digits that React Aria takes literally: year '26' means 2026, as in a paste, and hour 16 means 4 p.m. */
function correctionsOf({ type, value, maxValue = 0 }: Part, typed: string): Correction[] {
  // Expands a new two-digit year, but not two digits that remain after the user erased the others.
  if (type === 'year' && value && typed.length === 2 && value < 100) return [['year', 2000 + value]]
  const hour = Number(typed)
  if (type !== 'hour' || maxValue > 12 || !(hour > 12 && hour < 24)) return []
  return [
    ['hour', hour - 12],
    ['dayPeriod', 1],
  ]
}

/** A part of a date or time; a short form is expanded when the focus leaves it. */
function Segment({ segment }: { segment: Part }) {
  const ofDate = use(DateFieldStateContext)
  const ofTime = use(TimeFieldStateContext)
  const element = useRef<HTMLSpanElement>(null)
  const correct = useEffectEvent((correction: Correction) => (ofDate ?? ofTime)?.setSegment(...correction))
  const findCorrections = useEffectEvent((typed: string) => correctionsOf(segment, typed))
  useEffect(() => {
    let typed = ''
    const listeners = new AbortController()
    const { signal } = listeners
    const note = ({ data }: InputEvent) => {
      typed = data === null ? '' : typed + data
    }
    const forget = () => {
      typed = ''
    }
    const leave = async () => {
      for (const correction of findCorrections(typed)) {
        // Each correction depends on the value of the last render.
        await Promise.resolve()
        correct(correction)
      }
    }
    // Runs before React Aria, which can move the focus to the next part.
    element.current?.addEventListener('beforeinput', note, { signal, capture: true })
    element.current?.addEventListener('focus', forget, { signal })
    element.current?.addEventListener('blur', () => void leave(), { signal })
    return () => listeners.abort()
  }, [])
  return <DateSegment ref={element} segment={segment} className={dateBox.segment} />
}

const DATE = ['year', 'month', 'day'] as const

function Watch({ onChange }: { onChange: (parts: Parts) => void }) {
  const ofDate = use(DateFieldStateContext)
  const ofTime = use(TimeFieldStateContext)
  const segments = (ofDate ?? ofTime)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isWhole = segments.every(({ isPlaceholder }) => !isPlaceholder)
  // React Aria displays a day such as February 30 but returns another one.
  const isDay = DATE.every((type) => segments.find((segment) => segment.type === type)?.value === ofDate?.value?.[type])
  const isNone = segments.every(({ isPlaceholder }) => isPlaceholder)
  const parts = isNone ? 'none' : isWhole && (!ofDate || isDay) ? 'all' : 'some'
  const known = useRef(parts)
  const reportChange = useEffectEvent(onChange)
  useEffect(() => {
    if (known.current === parts) return
    known.current = parts
    reportChange(parts)
  }, [parts])
  return null
}

/** Opens the calendar. */
export const CalendarButton = () => (
  <Button className={field.button}>
    <Icon of={CalendarDays} />
  </Button>
)

const PageButton = ({ to }: { to: 'previous' | 'next' }) => (
  <Button slot={to} className={styles.page}>
    <Icon of={to === 'previous' ? ChevronLeft : ChevronRight} size={20} />
  </Button>
)

const aWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 1, day)))

/** Some languages, such as Arabic, have no short day names; their full names do not fit above a day of 36 px. */
function weekdayStyle(locale: string) {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return aWeek.some((day) => names.format(day).length > 4) ? 'narrow' : 'short'
}

/** Returns a check whether a day is selected, even if the day is disabled now. */
function useChosen() {
  const days = use(CalendarStateContext)?.value
  const range = use(RangeCalendarStateContext)?.value
  return (date: CalendarDate) =>
    [days].flat().some((day) => day && isSameDay(date, day)) ||
    (!!range?.start && !!range.end && date.compare(range.start) >= 0 && date.compare(range.end) <= 0)
}

function MonthGrid({ offset = 0 }: { offset?: number }) {
  const { locale } = useLocale()
  const isChosen = useChosen()
  return (
    <AriaCalendarGrid offset={{ months: offset }} weekdayStyle={weekdayStyle(locale)} className={styles.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell date={date} className={styles.cell}>
            {({ formattedDate }) => (
              <span className={styles.day} data-chosen={isChosen(date) || undefined}>
                {formattedDate}
              </span>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </AriaCalendarGrid>
  )
}

/** The visible months, with the buttons for the previous and next ones. */
export const Months = ({ count }: { count: 1 | 2 }) => (
  <>
    <div className={styles.head}>
      <PageButton to="previous" />
      <CalendarHeading className={styles.month} />
      {count === 2 && <CalendarHeading offset={{ months: 1 }} className={styles.month} />}
      <PageButton to="next" />
    </div>
    <div className={styles.grids}>
      <MonthGrid />
      {count === 2 && <MonthGrid offset={1} />}
    </div>
  </>
)
