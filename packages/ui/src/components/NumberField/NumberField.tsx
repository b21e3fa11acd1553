'use client'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
} from 'react-aria-components/NumberField'
import { splitData } from '../../internal/field-data.ts'
import { FieldValue, useFieldValue, useSettled } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import { useWords } from '../../messages/words.ts'
import * as styles from './NumberField.css.ts'
import { type NumberFieldProblem, problemOf, problemText } from './number-rules.ts'
import { numberFieldWords } from './words.ts'

export type { NumberFieldProblem } from './number-rules.ts'

export interface NumberFieldProps extends FieldBase {
  /** `null` while the field is empty, or holds no valid number. */
  value?: number | null
  defaultValue?: number | null
  /** Told at each key; `null` while what stands in the field is no number, out of bounds or off the steps. */
  onChange?: (value: number | null) => void
  /** Told why what stands in the field is no value, and `null` once that is mended. */
  onInvalid?: (problem: NumberFieldProblem | null) => void
  minValue?: number
  maxValue?: number
  /** What one press of a button or arrow adds; other numbers than its multiples, from the least on, are refused. */
  step?: number
  /** How the number is written, as for `Intl.NumberFormat`: currency, percent, unit, digits. */
  formatOptions?: Intl.NumberFormatOptions
  placeholder?: string
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A number written in the person's language, to be typed or stepped. */
export function NumberField(props: NumberFieldProps) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, ref, ...other }] =
    splitData(props)
  const { value: controlled, defaultValue = null, onChange, onInvalid, name, ...rest } = other
  const words = useWords(numberFieldWords)
  const { locale } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const { value, shown, show, say } = useFieldValue({ value: controlled, defaultValue, onChange, onInvalid })
  const [problem, setProblem] = useState(() => problemOf(value, rest))
  const { isShown, onFocusChange } = useSettled(problem)
  const write = (number: number) => new Intl.NumberFormat(locale, rest.formatOptions).format(number)
  const sentence = problem && problemText(words, problem, rest, write)
  // The field knows best why it is refused.
  const message = (isShown || errorMessage ? sentence : undefined) ?? errorMessage

  return (
    <AriaNumberField
      {...rest}
      className={field.field}
      validationBehavior="aria"
      commitBehavior="validate"
      isInvalid={Boolean(isInvalid || message)}
      value={shown.value ?? NaN}
      onChange={(number) => show(Number.isNaN(number) ? null : number)}
      onFocusChange={onFocusChange}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div ref={box} className={field.box}>
        <Input {...data} ref={ref} className={`${field.input} ${field.withSteps}`} placeholder={placeholder} />
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
      <Written
        onChange={(number) => {
          const found = problemOf(number, rest)
          setProblem(found)
          say(number, found)
        }}
      />
      <FieldValue
        name={name}
        value={value === null || problem ? '' : String(value)}
        problem={sentence}
        isDisabled={rest.isDisabled}
        onFocus={() => box.current?.querySelector('input')?.focus()}
      />
    </AriaNumberField>
  )
}

/** Tells what stands in the field, however it came there. */
function Written({ onChange }: { onChange: (number: number | null) => void }) {
  const state = use(NumberFieldStateContext)
  const text = state?.inputValue ?? ''
  const known = useRef(text)
  const tell = useEffectEvent(() => onChange(text === '' ? null : (state?.numberValue ?? null)))
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    tell()
  }, [text])
  return null
}

export default NumberField
