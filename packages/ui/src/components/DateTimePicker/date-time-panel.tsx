'use client'
import { toCalendarDateTime } from '@internationalized/date'
import { use } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Label, TimeField } from 'react-aria-components/TimeField'
import * as calendar from '../../internal/calendar.css.ts'
import * as dateBox from '../../internal/date-box.css.ts'
import { Months, toDate } from '../../internal/calendar-parts.tsx'
import * as field from '../../internal/field.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { button } from '../Button/Button.css.ts'
import * as styles from './date-time-panel.css.ts'
import { dateTimePickerMessages } from './messages.ts'

interface DateTimePanelProps {
  minValue: string
  maxValue: string
  hourCycle: 12 | 24 | undefined
}

/** The calendar, the time field below it, and Done. */
export function DateTimePanel({ minValue, maxValue, hourCycle }: DateTimePanelProps) {
  const { time, done } = useMessages(dateTimePickerMessages)
  const state = use(DatePickerStateContext)
  return (
    <Dialog className={calendar.surface} data-single="">
      <Calendar
        className={calendar.single}
        minValue={toDate(minValue.slice(0, 10))}
        maxValue={toDate(maxValue.slice(0, 10))}
        // Without a time, the calendar would lose the day when it closes, so the time gets a default.
        onChange={(date) => state?.timeValue ?? state?.setValue(toCalendarDateTime(date))}
      >
        <Months count={1} />
      </Calendar>
      <div className={styles.foot}>
        <TimeField
          className={field.field}
          hourCycle={hourCycle}
          shouldForceLeadingZeros
          value={state?.timeValue ?? null}
          onChange={(value) => value && state?.setTimeValue(value)}
        >
          <Label className={field.label}>{time}</Label>
          <DateInput className={`${dateBox.group} ${dateBox.together}`}>
            {(segment) => <DateSegment segment={segment} className={dateBox.segment} />}
          </DateInput>
        </TimeField>
        <Button slot="close" className={button({ variant: 'primary', size: 'medium', fullWidth: false })}>
          {done}
        </Button>
      </div>
    </Dialog>
  )
}
