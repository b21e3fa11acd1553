'use client'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ChangeEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNumberField } from 'react-aria/useNumberField'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button, ButtonContext } from 'react-aria-components/Button'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input, InputContext } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'
import { splitData } from '../../internal/field-data.ts'
import { FieldValue, useFieldValue, useSettled } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { allDecimals } from '../../internal/read-number.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './NumberField.css.ts'
import { type NumberFieldProblem, problemOf, problemText } from './number-rules.ts'
import { useNumberText } from './use-number-text.ts'
import { numberFieldMessages } from './messages.ts'

export type { NumberFieldProblem } from './number-rules.ts'

export interface NumberFieldProps extends FieldBase {
  /** `null` if the field is empty or has no valid number. */
  value?: number | null
  defaultValue?: number | null
  /** Called on each key; with `null` if the text is not a number, out of bounds or off the steps. */
  onChange?: (value: number | null) => void
  /** Called with the reason why the field has no value, and with `null` when it has one. */
  onInvalid?: (problem: NumberFieldProblem | null) => void
  minValue?: number
  maxValue?: number
  /** The step of a button or arrow key; only its multiples, counted from the minimum, are valid. */
  step?: number
  /**
   * The format of the number, as for `Intl.NumberFormat`: currency, percent, unit, digits; with all its decimals by
   * default.
   */
  formatOptions?: Intl.NumberFormatOptions
  placeholder?: string
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A number in the user's language, which the user types, pastes or steps. Unreadable text stays, with a message. */
export function NumberField(props: NumberFieldProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, ref, ...other }] =
    splitData(props)
  const {
    value: controlled,
    defaultValue = null,
    onChange,
    onInvalid,
    name,
    formatOptions = allDecimals,
    ...rest
  } = other
  const messages = useMessages(numberFieldMessages)
  const { locale } = useLocale()
  const input = useObjectRef(ref)
  const { value, shown, show, setValue } = useFieldValue({ value: controlled, defaultValue, onChange, onInvalid, ref })
  const { text, number, isTooFine, isTooLong, edit, settle } = useNumberText({ locale, formatOptions, shown, show })
  const format = new Intl.NumberFormat(locale, formatOptions)
  const problem = isTooFine ? 'step' : isTooLong ? 'tooManyDigits' : problemOf(number, rest)
  const { isShown, onFocusChange } = useSettled(problem)
  const [isReportedImmediately, setReportedImmediately] = useState(false)
  const rules = isTooFine ? { step: smallestStep(format) } : rest
  const sentence = problem && problemText(messages, problem, rules, (each) => format.format(each))
  // The field's own message is more specific, so it comes first.
  const message = (isShown || isReportedImmediately || errorMessage ? sentence : undefined) ?? errorMessage

  const reportValue = useEffectEvent(() => setValue(isTooFine || isTooLong ? Number.NaN : number, problem))
  const known = useRef({ text, number })
  useEffect(() => {
    if (known.current.text === text && Object.is(known.current.number, number)) return
    known.current = { text, number }
    reportValue()
  }, [text, number])

  const behavior = {
    ...rest,
    formatOptions,
    validationBehavior: 'aria',
    commitBehavior: 'validate',
    isInvalid: Boolean(isInvalid || message),
  } as const
  const steps = useNumberFieldState({ ...behavior, locale, value: number ?? Number.NaN, onChange: show })
  const state = {
    ...steps,
    inputValue: text,
    // React Aria's own parser accepts only one language's marks and rejects others silently.
    validate: () => true,
    setInputValue: (next: string) => edit(next, true),
    setNumberValue: (next: number) => show(Number.isNaN(next) ? null : next),
    commit: (pasted?: string) => {
      settle(pasted)
      setReportedImmediately(true)
    },
  }
  const aria = useNumberField({ ...behavior, label: true, placeholder, onFocusChange }, state, input)
  const onInput = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data: typed = target.value } = nativeEvent as Partial<InputEvent>
    edit(target.value, typed === target.value)
    setReportedImmediately(inputType === 'insertFromPaste' || inputType === 'insertFromDrop')
  }

  return (
    <div
      className={field.field}
      data-disabled={rest.isDisabled || undefined}
      data-invalid={behavior.isInvalid || undefined}
    >
      <Provider
        values={[
          [InputContext, { ...aria.inputProps, onChange: onInput, ref: input }],
          [LabelContext, aria.labelProps],
          [ButtonContext, { slots: { increment: aria.incrementButtonProps, decrement: aria.decrementButtonProps } }],
          [TextContext, { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }],
          [FieldErrorContext, aria],
        ]}
      >
        <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
          {label}
        </FieldLabel>
        <FieldDescription>{description}</FieldDescription>
        <div className={field.box}>
          <Input {...data} className={`${field.input} ${field.withSteps}`} onKeyDownCapture={ignoreWhileComposing} />
          <div className={styles.steps}>
            <Button slot="decrement" className={styles.step}>
              <Icon of={Minus} />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon of={Plus} />
            </Button>
          </div>
        </div>
        <FieldProblem>{message}</FieldProblem>
      </Provider>
      <output className={hiddenVisually}>{isReportedImmediately && sentence}</output>
      <FieldValue
        name={name}
        value={value === null || problem ? '' : String(value)}
        problem={sentence}
        isReported={onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onFocus={() => input.current?.focus()}
      />
    </div>
  )
}

/** Returns the smallest difference that a format shows. */
function smallestStep(format: Intl.NumberFormat) {
  const { style, maximumFractionDigits = 0 } = format.resolvedOptions()
  return Number(`1e-${maximumFractionDigits + (style === 'percent' ? 2 : 0)}`)
}

export default NumberField
