'use client'
import type { CalendarDate } from '@internationalized/date'
import { use, useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useMediaQuery } from '../../internal/use-media-query.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { button } from '../Button/Button.css.ts'
import { Months, toDate } from '../../internal/calendar-parts.tsx'
import { daysBetween, formatDays, isoToday } from '../../internal/iso-dates.ts'
import { from } from '../../theme/media.ts'
import * as styles from './DateRangePicker.css.ts'
import { halfText } from './range-messages.ts'
import {
  type DateRangeChoice,
  type DateRangePreset,
  isSameRange,
  presetRange,
  problemOf,
  type RangeRules,
} from './ranges.ts'
import type { RangeDraft } from './use-range-draft.ts'
import { dateRangePickerMessages } from './messages.ts'

interface RangeStatusProps {
  range: RangeDraft
  rules: RangeRules
  /** The range's error. */
  sentence: string | undefined
  /** The first chosen day; null unless the second is missing. */
  half: CalendarDate | null
  onHalf: (day: CalendarDate) => void
}

/** Shows the selection, the next step or the error. */
function RangeStatus({ range: { here }, rules, sentence, half, onHalf }: RangeStatusProps) {
  const messages = useMessages(dateRangePickerMessages)
  const { locale } = useLocale()
  const state = use(RangeCalendarStateContext)
  // The calendar forgets its half range when the focus moves to the month buttons or to Reset, so this restores it.
  useEffect(() => {
    if (state?.anchorDate) onHalf(state.anchorDate)
    else if (half) {
      state?.setAnchorDate(half)
      state?.setFocusedDate(half)
    }
  }, [state, half, onHalf])

  const text = () => {
    if (half) return halfText(messages, locale, half.toString(), rules)
    if (sentence) return sentence
    return here.value ? formatDays(locale, here.value.start, here.value.end) : messages.rangeEmpty
  }
  return (
    <output className={styles.status} data-problem={(sentence && !half) || undefined}>
      {text()}
    </output>
  )
}

interface RangePanelProps extends Pick<RangeStatusProps, 'range' | 'rules' | 'sentence'> {
  presets: readonly (DateRangePreset | DateRangeChoice)[]
  timeZone: string | undefined
}

/** Quick ranges, calendar, Reset and Done. */
export function RangePanel({ range, rules, sentence, presets, timeZone }: RangePanelProps) {
  const messages = useMessages(dateRangePickerMessages)
  const isWide = useMediaQuery(from.medium)
  // A new React key makes the calendar show the months of a range that was not chosen in it.
  const [jumps, setJumps] = useState(0)
  const [half, setHalf] = useState<CalendarDate | null>(null)
  const { minValue, maxValue, maxDays } = rules
  const months = isWide ? 2 : 1
  const jump = () => {
    setHalf(null)
    setJumps(jumps + 1)
  }
  const choices = presets.map((preset) =>
    typeof preset === 'string'
      ? { id: preset, label: messages[preset], range: presetRange(preset, isoToday(timeZone)) }
      : preset,
  )

  return (
    <Dialog className={styles.panel}>
      <div className={styles.scroll}>
        {choices.length > 0 && (
          <Group aria-label={messages.rangePresets} className={styles.presets}>
            {choices
              .filter((choice) => problemOf(choice.range, rules) === undefined)
              .map(({ id, label, range: days }) => (
                <Button
                  key={id}
                  className={styles.preset}
                  aria-pressed={isSameRange(days, range.here.value)}
                  onPress={() => {
                    range.choose(days)
                    jump()
                  }}
                >
                  {label}
                </Button>
              ))}
          </Group>
        )}
        <div className={styles.body}>
          <RangeCalendar
            key={jumps}
            {...(jumps > 0 && { autoFocus: false })}
            className={styles.calendar}
            visibleDuration={{ months }}
            commitBehavior="reset"
            onChange={() => setHalf(null)}
            minValue={toDate(minValue)}
            maxValue={toDate(maxValue)}
            isDateUnavailable={(date, anchor) =>
              maxDays !== undefined &&
              anchor !== null &&
              Math.abs(daysBetween(anchor.toString(), date.toString())) >= maxDays
            }
          >
            <Months count={months} />
            <RangeStatus range={range} rules={rules} sentence={sentence} half={half} onHalf={setHalf} />
          </RangeCalendar>
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          className={button({ variant: 'quiet', size: 'medium', fullWidth: false })}
          onPress={() => {
            range.reset()
            jump()
          }}
        >
          {messages.reset}
        </Button>
        <Button
          className={button({ variant: 'primary', size: 'medium', fullWidth: false })}
          isDisabled={half !== null || range.here.value === null || range.problem !== undefined}
          onPress={() => range.done()}
        >
          {messages.done}
        </Button>
      </div>
    </Dialog>
  )
}
