'use client'
import { type Ref, useMemo, useRef } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { boundsText } from '../../internal/bounds-text.ts'
import { splitData } from '../../internal/field-data.ts'
import { controlOf, useGroupRef } from '../../internal/field-focus.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { popover } from '../../internal/popover.css.ts'
import { FieldPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from '../../internal/calendar.css.ts'
import * as dateBox from '../../internal/date-box.css.ts'
import { CalendarButton, EDGE, Months, Segments, toDate } from '../../internal/calendar-parts.tsx'
import { EARLIEST, formatDay, LATEST } from '../../internal/iso-dates.ts'
import { readDates } from '../../internal/read-dates.ts'
import { type PartsProblem, usePartsValue } from '../../internal/use-parts-value.ts'
import { usePaste } from '../../internal/use-paste.tsx'
import { datePickerMessages } from './messages.ts'

/** The reason why a date field has no value. */
export type DatePickerProblem = PartsProblem

export interface DatePickerProps extends FieldBase {
  /** An ISO date such as '2026-11-21', or `null`. */
  value?: string | null
  defaultValue?: string | null
  /** Called with an ISO date, or `null` if the date is incomplete or out of bounds. */
  onChange?: (value: string | null) => void
  /** Called with the reason why the field has no value, and with `null` when it has one. */
  onInvalid?: (problem: DatePickerProblem | null) => void
  /** The first selectable day, as an ISO date. */
  minValue?: string
  /** The last selectable day, as an ISO date. */
  maxValue?: string
  /** The field. */
  ref?: Ref<HTMLDivElement>
}

/** A day that the user types, pastes or chooses in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { locale } = useLocale()
  if (useIsClient()) return <DatePickerHere {...props} />
  const shown = props.value === undefined ? props.defaultValue : props.value
  const text = shown && toDate(shown) ? formatDay(locale, shown) : undefined
  return <FieldPlaceholder of={props} text={text} sent={[{ name: props.name, value: shown }]} />
}

function DatePickerHere(props: DatePickerProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, name, ...more } = other
  const { minValue = EARLIEST, maxValue = LATEST, ...rest } = more
  const { locale } = useLocale()
  const messages = useMessages(datePickerMessages)
  const group = useRef<HTMLDivElement>(null)
  const isOutside = (date: string) => date < minValue || date > maxValue
  const day = usePartsValue({ value, defaultValue, onChange, onInvalid, isOutside, ref })
  const paste = usePaste({ isLocked: Boolean(rest.isDisabled || rest.isReadOnly), notFound: messages.noDateFound })
  const take = (text: string) => {
    const [date] = readDates(text, locale)
    if (date) day.write(date)
    return date !== undefined
  }
  const write = (date: string) => formatDay(locale, date)
  const sentences = {
    incomplete: messages.incomplete,
    outOfBounds: boundsText(messages, day.shown.value, [minValue, maxValue], [EARLIEST, LATEST], write),
  }
  const sentence = day.problem && sentences[day.problem]
  const message = paste.problem ?? (day.isShown ? sentence : undefined) ?? errorMessage

  return (
    <AriaDatePicker
      key={day.round}
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      isInvalid={Boolean(isInvalid || message)}
      value={useMemo(() => toDate(day.shown.value), [day.shown])}
      onChange={(date) => day.write(date?.toString() ?? null)}
      onFocusChange={day.onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group {...data} ref={group} className={dateBox.group} {...paste.handlers(take)}>
        <Segments onParts={day.note} />
        <CalendarButton />
      </Group>
      <FieldProblem>{message}</FieldProblem>
      {paste.announcement}
      <FieldValue
        name={name}
        value={day.sent}
        problem={sentence}
        isReported={onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onReset={day.reset}
        onFocus={() => group.current && controlOf(group.current)?.focus()}
      />
      <Popover
        className={popover({ kind: 'panel' })}
        containerPadding={EDGE}
        style={{ maxInlineSize: `calc(100vw - ${2 * EDGE}px)` }}
      >
        <Dialog className={styles.surface} data-single="">
          <Calendar className={styles.single} minValue={toDate(minValue)} maxValue={toDate(maxValue)}>
            <Months count={1} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

export default DatePicker
