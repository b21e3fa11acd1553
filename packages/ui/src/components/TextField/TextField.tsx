'use client'
import { type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from 'react'
import { Input } from 'react-aria-components/TextField'
import * as styles from '../../internal/field.css.ts'
import { splitData } from '../../internal/field-data.ts'
import { Counter, type FieldCounter, SpokenCounter, useCounter } from '../../internal/field-counter.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'

export type { FieldCounter } from '../../internal/field-counter.tsx'

export interface TextFieldProps extends TextFieldBase {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  /** The virtual keyboard on a phone. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search'
  placeholder?: string
  /** Prefix in the frame, read aloud with the field: 'https://'. */
  prefix?: ReactNode
  /** Suffix in the frame, read aloud with the field: 'kg'. */
  suffix?: ReactNode
  /** Maximum characters; no limit by default. */
  maxLength?: number
  /**
   * When to show the remaining characters; 'never' by default under a limit of 40, because the text would be longer
   * than the field.
   */
  counter?: FieldCounter
  spellCheck?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A field for one line of text, with label, help and error. */
export function TextField(props: TextFieldProps) {
  const [data, { maxLength, counter, placeholder, prefix, suffix, ref, ...rest }] = splitData(props)
  const id = useId()
  const counted = useCounter({
    ...rest,
    maxLength,
    counter: counter ?? ((maxLength ?? 0) < 40 ? 'never' : 'near-limit'),
  })
  const described = [prefix && `${id}prefix`, suffix && `${id}suffix`, counted.id].filter(Boolean).join(' ')
  return (
    <TextFrame
      type="text"
      {...rest}
      maxLength={maxLength}
      onChange={counted.onChange}
      describedBy={described}
      end={counted.remaining !== undefined && <Counter id={counted.id} remaining={counted.remaining} />}
    >
      <div className={styles.box}>
        <Affix id={`${id}prefix`}>{prefix}</Affix>
        <Input
          {...data}
          ref={ref}
          className={styles.input}
          placeholder={placeholder}
          onKeyDownCapture={ignoreWhileComposing}
        />
        <Affix id={`${id}suffix`}>{suffix}</Affix>
      </div>
      <SpokenCounter spoken={counted.spoken} isListening={counted.isListening} />
    </TextFrame>
  )
}

const Affix = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <span id={id} className={styles.affix}>
      {wrapTexts(children)}
    </span>
  ) : null
