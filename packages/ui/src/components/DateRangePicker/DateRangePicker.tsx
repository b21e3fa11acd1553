'use client'
import { type Ref, useMemo, useRef } from 'react'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { splitData } from '../../internal/field-data.ts'
import { controlOf, useGroupRef } from '../../internal/field-focus.ts'
import { FieldValue, useSettled } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { popover } from '../../internal/popover.css.ts'
import { FieldPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EDGE, toDate } from '../../internal/calendar-parts.tsx'
import { EARLIEST, formatDays, LATEST } from '../../internal/iso-dates.ts'
import { usePaste } from '../../internal/use-paste.tsx'
import { RangeField } from './range-field.tsx'
import { RangePanel } from './range-panel.tsx'
import { problemText } from './range-messages.ts'
import type { DateRange, DateRangeChoice, DateRangePreset, DateRangeProblem } from './ranges.ts'
import { useRangeDraft } from './use-range-draft.ts'
import { dateRangePickerMessages } from './messages.ts'

export {
  type DateRange,
  type DateRangeChoice,
  type DateRangePreset,
  type DateRangeProblem,
  defaultRange,
} from './ranges.ts'

export interface DateRangePickerProps extends FieldBase {
  /**
   * The name by which an ErrorSummary finds the field, as form libraries provide it; a form submits `startName` and
   * `endName`.
   */
  name?: string
  /** ISO dates such as `{ start: '2026-11-01', end: '2026-11-21' }`, both included, or `null`. */
  value?: DateRange | null
  defaultValue?: DateRange | null
  /** Called with a valid range when it is typed or applied with Done; with `null` if the text is not a range. */
  onChange?: (range: DateRange | null) => void
  /** Called with the reason why the field has no value, and with `null` when it has one. */
  onInvalid?: (problem: DateRangeProblem | null) => void
  /** The first selectable day, as an ISO date. */
  minValue?: string
  /** The last selectable day, as an ISO date. */
  maxValue?: string
  /** Maximum calendar days, both ends counted: 7 allows Monday to Sunday. */
  maxDays?: number
  /** Ranges for one press: built-in ones by name, or your own. Ranges that break a rule are not offered. */
  presets?: readonly (DateRangePreset | DateRangeChoice)[]
  /** Returns your own message for a problem; `null` keeps the field's. */
  getErrorText?: (problem: DateRangeProblem) => string | null
  /** The IANA time zone of today for the presets; the browser's by default. */
  timeZone?: string
  /** The form name of the first date. */
  startName?: string
  /** The form name of the last date. */
  endName?: string
  /** The field. */
  ref?: Ref<HTMLDivElement>
}

const everyPreset: readonly DateRangePreset[] = ['last7Days', 'last29Days', 'thisMonth', 'lastMonth']

/** A start and an end date, typed, pasted, chosen in a calendar or by a preset, and applied with Done. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { locale } = useLocale()
  if (useIsClient()) return <DateRangePickerHere {...props} />
  const shown = props.value === undefined ? props.defaultValue : props.value
  const text = shown && toRange(shown) ? formatDays(locale, shown.start, shown.end) : undefined
  const sent = [
    { name: props.startName, value: shown?.start },
    { name: props.endName, value: shown?.end },
  ]
  return <FieldPlaceholder of={props} text={text} sent={sent} />
}

function DateRangePickerHere(props: DateRangePickerProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, minValue = EARLIEST, maxValue = LATEST, ...more } = other
  const { maxDays, presets = everyPreset, timeZone, ...rest } = more
  const { name, startName, endName, getErrorText, ...behavior } = rest
  const { locale } = useLocale()
  const messages = useMessages(dateRangePickerMessages)
  const group = useRef<HTMLDivElement>(null)
  const rules = { minValue, maxValue, maxDays }
  const range = useRangeDraft({ value, defaultValue, rules, onChange, onInvalid, ref })
  const { here, problem, isOpen } = range
  const { isShown, onFocusChange } = useSettled(problem)
  const sentenceOf = (found: DateRangeProblem) =>
    getErrorText?.(found) ?? problemText(messages, locale, found, here.value, rules)
  const sentence = problem && sentenceOf(problem)
  const paste = usePaste({ isLocked: Boolean(rest.isDisabled || rest.isReadOnly), notFound: messages.noDateFound })
  const message = paste.problem ?? (isShown ? sentence : undefined) ?? errorMessage
  const sent = problem && !isOpen ? null : range.value

  return (
    <AriaDateRangePicker
      key={range.round}
      {...behavior}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      shouldCloseOnSelect={false}
      isInvalid={Boolean(isInvalid || message || (isOpen && problem))}
      isOpen={isOpen}
      onOpenChange={range.setOpen}
      onFocusChange={onFocusChange}
      value={useMemo(() => here.value && toRange(here.value), [here])}
      onChange={(dates) => {
        const next = dates && { start: dates.start.toString(), end: dates.end.toString() }
        if (isOpen) range.choose(next)
        else range.write(next)
      }}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <RangeField ref={group} data={data} range={range} paste={paste} />
      <FieldProblem>{message}</FieldProblem>
      {paste.announcement}
      <FieldValue
        name={startName}
        field={name}
        value={sent?.start ?? ''}
        problem={sentence}
        isReported={onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onReset={() => {
          range.note(false)
          range.write(defaultValue)
        }}
        onFocus={() => group.current && controlOf(group.current)?.focus()}
      />
      <FieldValue name={endName} value={sent?.end ?? ''} isDisabled={rest.isDisabled} />
      <Popover
        className={popover({ kind: 'panel' })}
        containerPadding={EDGE}
        style={{ maxInlineSize: `calc(100vw - ${2 * EDGE}px)` }}
      >
        <RangePanel range={range} rules={rules} presets={presets} timeZone={timeZone} sentence={sentence} />
      </Popover>
    </AriaDateRangePicker>
  )
}

function toRange({ start, end }: DateRange) {
  const [first, last] = [toDate(start), toDate(end)]
  return first && last && { start: first, end: last }
}

export default DateRangePicker
