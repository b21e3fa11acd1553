'use client'
import { type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as dateBox from '../../internal/date-box.css.ts'
import { CalendarButton, type Parts, Segments, toDate } from '../../internal/calendar-parts.tsx'
import type { DOMProps } from '../../internal/dom-props.ts'
import { readDates } from '../../internal/read-dates.ts'
import type { Paste } from '../../internal/use-paste.tsx'
import * as styles from './DateRangePicker.css.ts'
import { isHalf, type RangeDraft } from './use-range-draft.ts'

interface RangeFieldProps {
  data: Pick<DOMProps, `data-${string}`>
  range: RangeDraft
  paste: Paste
  ref: Ref<HTMLDivElement>
}

/** The start and end inputs, for typing and pasting. */
export function RangeField({ data, range, paste, ref }: RangeFieldProps) {
  const { locale } = useLocale()
  const state = use(DateRangePickerStateContext)
  const all = range.here.value ? 'all' : 'none'
  const [parts, setParts] = useState<Record<'start' | 'end', Parts>>({ start: all, end: all })
  const noteStart = (start: Parts) => setParts((both) => ({ ...both, start }))
  const noteEnd = (end: Parts) => setParts((both) => ({ ...both, end }))

  // Derived from both dates, because both can change in one render.
  const half = isHalf(parts)
  const known = useRef(half)
  const note = useEffectEvent(range.note)
  useEffect(() => {
    if (known.current === half) return
    known.current = half
    note(half)
  }, [half])

  const take = (text: string, target: EventTarget) => {
    const part = target instanceof Element && target.closest('[data-part=end]') ? 'end' : 'start'
    const [first, second] = readDates(text, locale)
    const date = toDate(first)
    if (first && second) range.write({ start: first, end: second })
    else if (date) state?.setDate(part, date)
    return date !== null
  }

  return (
    <Group {...data} ref={ref} className={`${dateBox.group} ${dateBox.range}`} {...paste.handlers(take)}>
      <Segments slot="start" data-part="start" onParts={noteStart} />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <Segments slot="end" data-part="end" onParts={noteEnd} />
      <CalendarButton />
    </Group>
  )
}
