'use client'
import * as calendar from './calendar.css.ts'
import * as dateBox from './date-box.css.ts'
import { domProps, type DOMProps } from './dom-props.ts'
import * as field from './field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, ProblemText } from './field-parts.tsx'

/** Values that a form submits before the field is mounted, by input name. */
interface SubmittedValue {
  name: string | undefined
  value: string | null | undefined
}

const inputsOf = (sent: readonly SubmittedValue[], isDisabled: boolean | undefined) =>
  sent.map(
    ({ name, value }) =>
      name && <input key={name} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />,
  )

interface FieldPlaceholderProps {
  /** All props of the field. */
  of: FieldBase
  /** Its text content. */
  text: string | undefined
  sent: readonly SubmittedValue[]
}

/** A date or time field as a server renders it: its labels, its box and its value. */
export const FieldPlaceholder = ({ of, text, sent }: FieldPlaceholderProps) => (
  <div className={field.field}>
    <FieldLabel isRequired={of.isRequired} isHidden={of.isLabelHidden}>
      {of.label}
    </FieldLabel>
    <FieldDescription>{of.description}</FieldDescription>
    {/* Browsers and servers format dates with different spaces. */}
    <div className={dateBox.group} suppressHydrationWarning>
      {text}
    </div>
    {of.errorMessage && (
      <span className={field.error}>
        <ProblemText>{of.errorMessage}</ProblemText>
      </span>
    )}
    {inputsOf(sent, of.isDisabled)}
  </div>
)

interface CalendarPlaceholderProps {
  /** All props of the calendar. */
  of: DOMProps & { isDisabled?: boolean; months?: 1 | 2 }
  sent: readonly SubmittedValue[]
}

/** The space of a calendar as a server renders it, because the server does not know the current day. */
export const CalendarPlaceholder = ({ of, sent }: CalendarPlaceholderProps) => (
  <div {...domProps(of)} className={`${of.months === 2 ? calendar.double : calendar.single} ${calendar.room}`}>
    {inputsOf(sent, of.isDisabled)}
  </div>
)
