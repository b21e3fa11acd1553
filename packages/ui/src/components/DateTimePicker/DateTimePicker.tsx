'use client'
import { type Ref, useMemo, useRef } from 'react'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { boundsText } from '../../internal/bounds-text.ts'
import * as dateBox from '../../internal/date-box.css.ts'
import { CalendarButton, EDGE, Segments } from '../../internal/calendar-parts.tsx'
import { splitData } from '../../internal/field-data.ts'
import { controlOf, useGroupRef } from '../../internal/field-focus.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { FIRST_MINUTE, formatDateTime, isoDateTime, LAST_MINUTE, toDateTime } from '../../internal/iso-times.ts'
import { popover } from '../../internal/popover.css.ts'
import { readDateTime } from '../../internal/read-times.ts'
import { type PartsProblem, usePartsValue } from '../../internal/use-parts-value.ts'
import { usePaste } from '../../internal/use-paste.tsx'
import { FieldPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DateTimePanel } from './date-time-panel.tsx'
import { dateTimePickerMessages } from './messages.ts'

/** The reason why a date and time field has no value. */
export type DateTimePickerProblem = PartsProblem

export interface DateTimePickerProps extends FieldBase {
  /** An ISO date and time without a zone such as '2026-11-22T16:05', or `null`. */
  value?: string | null
  defaultValue?: string | null
  /** Called with an ISO date and time, or `null` if there is none: empty, incomplete or out of bounds. */
  onChange?: (value: string | null) => void
  /** Called with the reason why the field has no date and time, and with `null` when it has one. */
  onInvalid?: (problem: DateTimePickerProblem | null) => void
  /** The first selectable moment, as an ISO date and time. */
  minValue?: string
  /** The last selectable moment, as an ISO date and time. */
  maxValue?: string
  /** The 12- or 24-hour clock; depends on the language by default. */
  hourCycle?: 12 | 24
  /** The field; its `focus()` moves to the first part. */
  ref?: Ref<HTMLDivElement>
}

/** A day and a time that the user types, or chooses in a calendar with a time field below. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { locale } = useLocale()
  if (useIsClient()) return <DateTimePickerHere {...props} />
  const shown = props.value === undefined ? props.defaultValue : props.value
  const text = shown ? formatDateTime(locale, shown, props.hourCycle) : undefined
  return <FieldPlaceholder of={props} text={text} sent={[{ name: props.name, value: shown }]} />
}

function DateTimePickerHere(props: DateTimePickerProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, name, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, ...bounded } = other
  const { minValue = FIRST_MINUTE, maxValue = LAST_MINUTE, hourCycle, ...rest } = bounded
  const { locale } = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const messages = useMessages(dateTimePickerMessages)
  const isOutside = (iso: string) => iso < minValue || iso > maxValue
  const moment = usePartsValue({ value, defaultValue, onChange, onInvalid, isOutside, ref })
  const format = (iso: string) => formatDateTime(locale, iso, hourCycle)
  const sentences = {
    incomplete: messages.incomplete,
    outOfBounds: boundsText(messages, moment.shown.value, [minValue, maxValue], [FIRST_MINUTE, LAST_MINUTE], format),
  }
  const sentence = moment.problem && sentences[moment.problem]
  const paste = usePaste({ isLocked: Boolean(rest.isDisabled || rest.isReadOnly), notFound: messages.noDateFound })
  const take = (text: string) => {
    const found = readDateTime(text, locale, moment.shown.value)
    if (found) moment.write(found)
    return found !== null
  }
  const message = paste.problem ?? (moment.isShown ? sentence : undefined) ?? errorMessage

  return (
    <AriaDatePicker
      key={moment.round}
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      shouldCloseOnSelect={false}
      granularity="minute"
      hourCycle={hourCycle}
      isInvalid={Boolean(isInvalid || message)}
      value={useMemo(() => toDateTime(moment.shown.value), [moment.shown])}
      onChange={(next) => moment.write(next && isoDateTime(next))}
      onFocusChange={moment.onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group {...data} ref={group} className={`${dateBox.group} ${dateBox.dateTime}`} {...paste.handlers(take)}>
        <Segments anchor="hour" className={`${dateBox.input} ${dateBox.withTime}`} onParts={moment.note} />
        <CalendarButton />
      </Group>
      <FieldProblem>{message}</FieldProblem>
      {paste.announcement}
      <FieldValue
        name={name}
        value={moment.sent}
        problem={sentence}
        isReported={onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onReset={moment.reset}
        onFocus={() => group.current && controlOf(group.current)?.focus()}
      />
      <Popover
        className={popover({ kind: 'panel' })}
        containerPadding={EDGE}
        style={{ maxInlineSize: `calc(100vw - ${2 * EDGE}px)` }}
      >
        <DateTimePanel minValue={minValue} maxValue={maxValue} hourCycle={hourCycle} />
      </Popover>
    </AriaDatePicker>
  )
}

export default DateTimePicker
