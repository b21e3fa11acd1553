'use client'
import { type Ref, useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { boundsText } from '../../internal/bounds-text.ts'
import * as dateBox from '../../internal/date-box.css.ts'
import { Segments } from '../../internal/calendar-parts.tsx'
import { splitData } from '../../internal/field-data.ts'
import { controlOf, useGroupRef } from '../../internal/field-focus.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { formatTime, isoTime, toTime, withSeconds } from '../../internal/iso-times.ts'
import { readTime } from '../../internal/read-times.ts'
import { type PartsProblem, usePartsValue } from '../../internal/use-parts-value.ts'
import { usePaste } from '../../internal/use-paste.tsx'
import { FieldPlaceholder } from '../../internal/ssr-placeholder.tsx'
import { useIsClient } from '../../internal/use-is-client.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { timeFieldMessages } from './messages.ts'

/** The reason why a time field has no value. */
export type TimeFieldProblem = PartsProblem

export interface TimeFieldProps extends FieldBase {
  /** An ISO time such as '16:05', with seconds if they are shown, or `null`. */
  value?: string | null
  defaultValue?: string | null
  /** Called with an ISO time, or `null` if there is none: empty, incomplete or out of bounds. */
  onChange?: (value: string | null) => void
  /** Called with the reason why the field has no time, and with `null` when it has one. */
  onInvalid?: (problem: TimeFieldProblem | null) => void
  /** The earliest selectable time, as an ISO time. */
  minValue?: string
  /** The latest selectable time, as an ISO time. */
  maxValue?: string
  /** The smallest unit. */
  granularity?: 'minute' | 'second'
  /** The 12- or 24-hour clock; depends on the language by default. */
  hourCycle?: 12 | 24
  /** The field; its `focus()` moves to the hour. */
  ref?: Ref<HTMLDivElement>
}

const WHOLE_DAY = ['00:00', '23:59:59'] as const

/** A time of day that the user types or steps part by part. */
export function TimeField(props: TimeFieldProps) {
  const { locale } = useLocale()
  if (useIsClient()) return <TimeFieldHere {...props} />
  const shown = props.value === undefined ? props.defaultValue : props.value
  const text = shown ? formatTime(locale, shown, props.hourCycle) : undefined
  return <FieldPlaceholder of={props} text={text} sent={[{ name: props.name, value: shown }]} />
}

function TimeFieldHere(props: TimeFieldProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, name, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, granularity = 'minute', ...bounded } = other
  const { minValue = WHOLE_DAY[0], maxValue = WHOLE_DAY[1], hourCycle, ...rest } = bounded
  const { locale } = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const messages = useMessages(timeFieldMessages)
  const isOutside = (iso: string) =>
    withSeconds(iso) < withSeconds(minValue) || withSeconds(iso) > withSeconds(maxValue)
  const time = usePartsValue({ value, defaultValue, onChange, onInvalid, isOutside, ref })
  const format = (iso: string) => formatTime(locale, iso, hourCycle)
  const sentences = {
    incomplete: messages.incomplete,
    outOfBounds: boundsText(messages, time.shown.value, [minValue, maxValue], WHOLE_DAY, format),
  }
  const sentence = time.problem && sentences[time.problem]
  const hasSeconds = granularity === 'second'
  const paste = usePaste({ isLocked: Boolean(rest.isDisabled || rest.isReadOnly), notFound: messages.noTimeFound })
  const take = (text: string) => {
    const found = readTime(text)
    if (found) time.write(found.slice(0, hasSeconds ? 8 : 5))
    return found !== null
  }
  const message = paste.problem ?? (time.isShown ? sentence : undefined) ?? errorMessage

  return (
    <AriaTimeField
      key={time.round}
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      granularity={granularity}
      hourCycle={hourCycle}
      isInvalid={Boolean(isInvalid || message)}
      value={useMemo(() => toTime(time.shown.value), [time.shown])}
      onChange={(next) => time.write(next && isoTime(next, hasSeconds))}
      onFocusChange={time.onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Segments
        {...data}
        ref={group}
        anchor="hour"
        className={`${dateBox.group} ${dateBox.together}`}
        onParts={time.note}
        {...paste.handlers(take)}
      />
      <FieldProblem>{message}</FieldProblem>
      {paste.announcement}
      <FieldValue
        name={name}
        value={time.sent}
        problem={sentence}
        isReported={onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onReset={time.reset}
        onFocus={() => group.current && controlOf(group.current)?.focus()}
      />
    </AriaTimeField>
  )
}

export default TimeField
