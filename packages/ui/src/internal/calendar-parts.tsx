'use client'
import { parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid as AriaCalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as field from './field.css.ts'
import { Icon } from './icon.tsx'
import * as styles from './calendar.css.ts'

/** Px kept free at the edge of the window: 308 are left for seven targets on the narrowest phone. */
export const EDGE = 4

/** The date of an ISO date; nothing for what is none. */
export function toDate(iso: string | null | undefined) {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** How many parts of a date stand there: 'some' is no date, and so are all of a day that the calendar does not have. */
export type DateParts = 'none' | 'some' | 'all'

interface SegmentsProps {
  slot?: 'start' | 'end'
  /** Told when a part comes or goes. */
  onParts: (parts: DateParts) => void
}

/** The parts of one date, each typed or stepped by itself. */
export const Segments = ({ slot, onParts }: SegmentsProps) => (
  <DateInput slot={slot} className={styles.input} data-part={slot}>
    {(segment) => (
      <>
        <DateSegment segment={segment} className={styles.segment} />
        {segment.type === 'year' && <Parts onChange={onParts} />}
      </>
    )}
  </DateInput>
)

const PARTS = ['year', 'month', 'day'] as const

function Parts({ onChange }: { onChange: (parts: DateParts) => void }) {
  const { segments = [], value = null } = use(DateFieldStateContext) ?? {}
  const written = PARTS.map((type) => segments.find((segment) => segment.type === type))
  const isDate = written.every((part, index) => part?.value === value?.[PARTS[index] ?? 'year'] && !part?.isPlaceholder)
  const parts = isDate ? 'all' : written.every((part) => part?.isPlaceholder) ? 'none' : 'some'
  const known = useRef(parts)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (known.current === parts) return
    known.current = parts
    tell(parts)
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

/** Some languages have no short names of days, Arabic among them: theirs do not fit over a day of 36 px. */
function weekdayStyle(locale: string) {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return aWeek.some((day) => names.format(day).length > 4) ? 'narrow' : 'short'
}

function MonthGrid({ offset = 0 }: { offset?: number }) {
  const { locale } = useLocale()
  return (
    <AriaCalendarGrid offset={{ months: offset }} weekdayStyle={weekdayStyle(locale)} className={styles.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell date={date} className={styles.cell}>
            {({ formattedDate }) => <span className={styles.day}>{formattedDate}</span>}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </AriaCalendarGrid>
  )
}

/** The months that are shown, with the ways to those before and after. */
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
