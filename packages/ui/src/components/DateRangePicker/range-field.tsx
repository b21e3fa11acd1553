'use client'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, use } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import * as calendar from '../../internal/calendar.css.ts'
import { CalendarButton, Segments, toDate } from '../../internal/calendar-parts.tsx'
import type { DOMProps } from '../../internal/dom-props.ts'
import type { PasteDates } from '../DatePicker/paste-dates.tsx'
import * as styles from './DateRangePicker.css.ts'
import type { RangeDraft } from './use-range-draft.ts'

interface RangeFieldProps {
  data: Pick<DOMProps, `data-${string}`>
  range: RangeDraft
  paste: PasteDates
  /** Only one of the two dates is there. */
  onPartial: (isPartial: boolean) => void
}

/** Start and end as they are typed; what is typed or pasted holds when the focus leaves or by Enter. */
export function RangeField({ data, range, paste, onPartial }: RangeFieldProps) {
  const state = use(DateRangePickerStateContext)

  const apply = () => {
    const isPartial = Boolean(state?.value.start) !== Boolean(state?.value.end)
    onPartial(isPartial)
    if (!isPartial) range.apply(range.draft)
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const part = event.target instanceof Element && event.target.closest('[data-part=end]') ? 'end' : 'start'
    const [first, second] = paste.read(event)
    const date = toDate(first)
    if (first && second) range.setDraft({ start: first, end: second })
    else if (date) state?.setDate(part, date)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    paste.forget()
    if (!event.currentTarget.contains(event.relatedTarget)) apply()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    paste.forget()
    if (event.key === 'Enter') apply()
  }

  return (
    <Group {...data} className={calendar.group} onPaste={onPaste} onBlur={leave} onKeyDownCapture={press}>
      <Segments slot="start" />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <Segments slot="end" />
      <CalendarButton />
    </Group>
  )
}
