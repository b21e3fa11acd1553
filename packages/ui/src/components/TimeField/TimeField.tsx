'use client'
import { type Ref, useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { splitData } from '../../internal/field-data.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { formatTime, isoTime, toTime, withSeconds } from '../../internal/iso-times.ts'
import { TypedInput, TypedSegments } from '../../internal/typed-parts.tsx'
import { type TypedProblem, useTypedValue } from '../../internal/use-typed-value.ts'
import { useSettled } from '../../internal/use-settled.ts'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import { timeFieldWords } from './words.ts'

/** Why what stands in a time field is no time. */
export type TimeFieldProblem = TypedProblem

export interface TimeFieldProps extends FieldBase {
  /** An ISO time such as '16:05', with seconds where they count, or `null`. */
  value?: string | null
  defaultValue?: string | null
  /** Hands out an ISO time, or `null` while there is none: nothing typed, half typed or out of bounds. */
  onChange?: (value: string | null) => void
  /** Tells why what was typed is no time. */
  onInvalid?: (problem: TimeFieldProblem) => void
  /** The earliest time that may be chosen, as an ISO time. */
  minValue?: string
  /** The latest time that may be chosen, as an ISO time. */
  maxValue?: string
  /** The smallest part. */
  granularity?: 'minute' | 'second'
  /** Hours to 12 or to 24; as the language has it by default. */
  hourCycle?: 12 | 24
  /** The field; its `focus()` leads to the hour. */
  ref?: Ref<HTMLDivElement>
}

/** A time of the day, typed or stepped part by part. */
export function TimeField(props: TimeFieldProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, name, ref, ...other }] = splitData(props)
  const { value, defaultValue = null, onChange, onInvalid, granularity = 'minute', ...bounded } = other
  const { minValue = '00:00', maxValue = '23:59:59', hourCycle, ...rest } = bounded
  const { locale } = useLocale()
  const words = useWords(timeFieldWords)
  const isOutside = (iso: string) =>
    withSeconds(iso) < withSeconds(minValue) || withSeconds(iso) > withSeconds(maxValue)
  const time = useTypedValue({ value, defaultValue, onChange, onInvalid, isOutside })
  const { isShown, onFocusChange } = useSettled(time.problem, (problem) => problem !== undefined)
  const format = (iso: string) => formatTime(locale, iso, hourCycle && hourCycle === 12)
  const own = {
    incomplete: words.timeIncomplete,
    outOfBounds: fill(words.timeOutOfBounds, { from: format(minValue), to: format(maxValue) }),
  }
  const problem = time.problem && own[time.problem]
  const message = errorMessage ?? (isShown ? problem : undefined)
  // The parts begin anew with each other time.
  const typed = useMemo(() => toTime(time.typed), [time.typed])

  return (
    <AriaTimeField
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      granularity={granularity}
      hourCycle={hourCycle}
      isInvalid={isInvalid ?? Boolean(message)}
      value={typed}
      onChange={(next) => time.type(next && isoTime(next, granularity === 'second'))}
      onFocusChange={onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <TypedSegments {...data} isBox onPartial={time.tellPartial} />
      <FieldProblem>{message}</FieldProblem>
      <TypedInput name={name} value={time.meant} problem={problem} isDisabled={rest.isDisabled} onReset={time.reset} />
    </AriaTimeField>
  )
}

export default TimeField
