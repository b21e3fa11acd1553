'use client'
import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { useControlledState } from 'react-stately/useControlledState'
import { splitData } from '../../internal/field-data.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useWords } from '../../messages/words.ts'
import { fill } from '../../messages/format.ts'
import * as styles from '../../internal/calendar.css.ts'
import { CalendarButton, EDGE, Months, Segments, toDate } from '../../internal/calendar-parts.tsx'
import { EARLIEST, formatDay, LATEST } from '../../internal/iso-dates.ts'
import { usePasteDates } from './paste-dates.tsx'
import { useSettled } from '../../internal/use-settled.ts'
import { datePickerWords } from './words.ts'

export interface DatePickerProps extends FieldBase {
  /** An ISO date such as '2026-11-21', or `null`. */
  value?: string | null
  defaultValue?: string | null
  /** Hands out an ISO date, or `null` when the date is not complete. */
  onChange?: (value: string | null) => void
  /** The first day that may be chosen, as an ISO date. */
  minValue?: string
  /** The last day that may be chosen, as an ISO date. */
  maxValue?: string
  /** The field. */
  ref?: Ref<HTMLDivElement>
}

/** One day, typed, pasted or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, ref, ...other }] = splitData(props)
  const { value: controlled, defaultValue = null, onChange, minValue = EARLIEST, maxValue = LATEST, ...rest } = other
  const { locale } = useLocale()
  const words = useWords(datePickerWords)
  const [value, change] = useControlledState(controlled, defaultValue, onChange)
  const isOutside = (date: string | null) => date !== null && (date < minValue || date > maxValue)
  const { isShown, onFocusChange } = useSettled(value, isOutside)

  const paste = usePasteDates(Boolean(rest.isDisabled || rest.isReadOnly), words.noDateFound)
  const onPaste = (event: ClipboardEvent) => {
    const [date] = paste.read(event)
    if (date) change(date)
  }
  const bounds = { from: formatDay(locale, minValue), to: formatDay(locale, maxValue) }
  const problem: ReactNode =
    paste.problem ?? errorMessage ?? (isShown && isOutside(value) ? fill(words.dateOutOfBounds, bounds) : undefined)

  return (
    <AriaDatePicker
      {...rest}
      ref={useGroupRef(ref)}
      className={field.field}
      validationBehavior="aria"
      shouldForceLeadingZeros
      isInvalid={isInvalid ?? Boolean(problem)}
      value={toDate(value)}
      onChange={(date) => change(date?.toString() ?? null)}
      onFocusChange={onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Group {...data} className={styles.group} onPaste={onPaste} onKeyDownCapture={paste.forget} onBlur={paste.forget}>
        <Segments />
        <CalendarButton />
      </Group>
      <FieldProblem>{problem}</FieldProblem>
      {paste.said}
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
