'use client'
import { type Ref, useState } from 'react'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { splitData } from '../../internal/field-data.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useWords } from '../../messages/words.ts'
import { EDGE, toDate } from '../../internal/calendar-parts.tsx'
import { EARLIEST, LATEST } from '../../internal/iso-dates.ts'
import { usePasteDates } from '../DatePicker/paste-dates.tsx'
import { useSettled } from '../../internal/use-settled.ts'
import { RangeField } from './range-field.tsx'
import { RangePanel } from './range-panel.tsx'
import { problemText } from './range-words.ts'
import { type DateRange, type DateRangePreset, type DateRangeProblem, problemOf } from './ranges.ts'
import { useRangeDraft } from './use-range-draft.ts'
import { dateRangePickerWords } from './words.ts'

export { type DateRange, type DateRangePreset, type DateRangeProblem, defaultRange } from './ranges.ts'

export interface DateRangePickerProps extends Omit<FieldBase, 'name'> {
  /** ISO dates such as `{ start: '2026-11-01', end: '2026-11-21' }`, both included, or `null`. */
  value?: DateRange | null
  defaultValue?: DateRange | null
  /** Hands out a range that keeps all rules, once it is applied: by Done, by Enter or when the focus leaves; `null` when it was emptied. */
  onChange?: (range: DateRange | null) => void
  /** Hands out a typed range that breaks a rule, which `onChange` never does. */
  onInvalid?: (range: DateRange, problem: DateRangeProblem) => void
  /** The first day that may be chosen, as an ISO date. */
  minValue?: string
  /** The last day that may be chosen, as an ISO date. */
  maxValue?: string
  /** End minus start in days at most: 30 allows 31 calendar days. */
  maxDays?: number
  presets?: readonly DateRangePreset[]
  /** The IANA time zone that presets take today from; the browser's by default. */
  timeZone?: string
  /** Names of the two dates in the form. */
  startName?: string
  endName?: string
  /** The field. */
  ref?: Ref<HTMLDivElement>
}

const everyPreset: readonly DateRangePreset[] = ['last7Days', 'last29Days', 'thisMonth', 'lastMonth']

/** Start and end date, typed, pasted, chosen in a calendar or by one press, and applied by Done. */
export function DateRangePicker(props: DateRangePickerProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, minValue = EARLIEST, maxValue = LATEST, ...more } = other
  const { maxDays, presets = everyPreset, timeZone, ...rest } = more
  const { locale } = useLocale()
  const words = useWords(dateRangePickerWords)
  const rules = { minValue, maxValue, maxDays }
  const range = useRangeDraft({ value, defaultValue, rules, onChange, onInvalid })
  const { draft, problem, isOpen } = range
  const [isPartial, setPartial] = useState(false)
  const { isShown, onFocusChange } = useSettled(draft, (held) => problemOf(held, rules) !== undefined)
  const own = (isShown && problem && problemText(words, locale, problem, rules)) || (isPartial && words.rangeEmpty)
  const paste = usePasteDates(Boolean(rest.isDisabled || rest.isReadOnly), words.noDateFound)
  const message = paste.problem ?? errorMessage ?? (own || undefined)

  return (
    <AriaDateRangePicker
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      shouldCloseOnSelect={false}
      isInvalid={isInvalid ?? Boolean(message ?? (isOpen && problem))}
      isOpen={isOpen}
      onOpenChange={range.setOpen}
      onFocusChange={onFocusChange}
      value={draft && toRange(draft)}
      onChange={(dates) => range.setDraft(dates && { start: dates.start.toString(), end: dates.end.toString() })}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <RangeField data={data} range={range} paste={paste} onPartial={setPartial} />
      <FieldProblem>{message}</FieldProblem>
      {paste.said}
      <Popover
        className={popover({ kind: 'panel' })}
        containerPadding={EDGE}
        style={{ maxInlineSize: `calc(100vw - ${2 * EDGE}px)` }}
      >
        <RangePanel range={range} rules={rules} presets={presets} timeZone={timeZone} />
      </Popover>
    </AriaDateRangePicker>
  )
}

function toRange({ start, end }: DateRange) {
  const [first, last] = [toDate(start), toDate(end)]
  return first && last && { start: first, end: last }
}

export default DateRangePicker
