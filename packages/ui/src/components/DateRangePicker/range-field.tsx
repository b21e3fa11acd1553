'use client'
import { type ClipboardEvent, type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import * as calendar from '../../internal/calendar.css.ts'
import { CalendarButton, type DateParts, Segments, toDate } from '../../internal/calendar-parts.tsx'
import type { DOMProps } from '../../internal/dom-props.ts'
import type { PasteDates } from '../DatePicker/paste-dates.tsx'
import * as styles from './DateRangePicker.css.ts'
import { isHalf, type RangeDraft } from './use-range-draft.ts'

interface RangeFieldProps {
  data: Pick<DOMProps, `data-${string}`>
  range: RangeDraft
  paste: PasteDates
  ref: Ref<HTMLDivElement>
}

/** Start and end as they are typed or pasted. */
export function RangeField({ data, range, paste, ref }: RangeFieldProps) {
  const state = use(DateRangePickerStateContext)
  const all = range.here.value ? 'all' : 'none'
  const [parts, setParts] = useState<Record<'start' | 'end', DateParts>>({ start: all, end: all })
  const noteStart = (start: DateParts) => setParts((both) => ({ ...both, start }))
  const noteEnd = (end: DateParts) => setParts((both) => ({ ...both, end }))

  // Both dates may change at once.
  const half = isHalf(parts)
  const known = useRef(half)
  const note = useEffectEvent(range.note)
  useEffect(() => {
    if (known.current === half) return
    known.current = half
    note(half)
  }, [half])

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const part = event.target instanceof Element && event.target.closest('[data-part=end]') ? 'end' : 'start'
    const [first, second] = paste.read(event)
    const date = toDate(first)
    if (first && second) range.write({ start: first, end: second })
    else if (date) state?.setDate(part, date)
  }

  return (
    <Group
      {...data}
      ref={ref}
      className={calendar.group}
      onPaste={onPaste}
      onBlur={paste.forget}
      onKeyDownCapture={paste.forget}
    >
      <Segments slot="start" onParts={noteStart} />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <Segments slot="end" onParts={noteEnd} />
      <CalendarButton />
    </Group>
  )
}
