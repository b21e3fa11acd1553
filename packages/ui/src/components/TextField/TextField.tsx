'use client'
import type { HTMLInputTypeAttribute, Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import * as styles from '../../internal/field.css.ts'
import { Counter, type FieldCounter, SpokenCounter, useCounter } from '../../internal/field-counter.tsx'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'

export type { FieldCounter } from '../../internal/field-counter.tsx'

export interface TextFieldProps extends TextFieldBase {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search'
  placeholder?: string
  /** Characters at most; none by default. */
  maxLength?: number
  /** Tells how many characters are left; under a limit of 40 never by default, as the words would be longer than the field. */
  counter?: FieldCounter
  spellCheck?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text, with label above, help below it and error under the field. */
export function TextField({ maxLength, counter, placeholder, ref, ...rest }: TextFieldProps) {
  const counted = useCounter({
    ...rest,
    maxLength,
    counter: counter ?? ((maxLength ?? 0) < 40 ? 'never' : 'near-limit'),
  })
  return (
    <TextFrame
      type="text"
      {...rest}
      maxLength={maxLength}
      onChange={counted.onChange}
      describedBy={counted.id}
      end={counted.left !== undefined && <Counter id={counted.id} left={counted.left} />}
    >
      <Input ref={ref} className={styles.input} placeholder={placeholder} />
      <SpokenCounter spoken={counted.spoken} isListening={counted.isListening} />
    </TextFrame>
  )
}
