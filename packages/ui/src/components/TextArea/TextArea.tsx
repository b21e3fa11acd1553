'use client'
import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import * as styles from '../../internal/field.css.ts'
import { splitData } from '../../internal/field-data.ts'
import { Counter, type FieldCounter, SpokenCounter, useCounter } from '../../internal/field-counter.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'

export interface TextAreaProps extends TextFieldBase {
  /** Visible lines; the user can resize it vertically. */
  rows?: number
  /** Maximum characters; no limit by default. */
  maxLength?: number
  /** When to show the remaining characters. */
  counter?: FieldCounter
  placeholder?: string
  spellCheck?: boolean
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>
}

/** A resizable field for several lines of text, which shows the remaining characters. */
export function TextArea(props: TextAreaProps) {
  const [data, { rows = 3, maxLength, counter = 'always', placeholder, ref, ...rest }] = splitData(props)
  const counted = useCounter({ ...rest, maxLength, counter })
  return (
    <TextFrame
      {...rest}
      maxLength={maxLength}
      onChange={counted.onChange}
      describedBy={counted.id}
      end={counted.remaining !== undefined && <Counter id={counted.id} remaining={counted.remaining} />}
    >
      <div className={styles.box}>
        <AriaTextArea
          {...data}
          ref={ref}
          rows={rows}
          className={`${styles.input} ${styles.area}`}
          placeholder={placeholder}
          onKeyDownCapture={ignoreWhileComposing}
        />
      </div>
      <SpokenCounter spoken={counted.spoken} isListening={counted.isListening} />
    </TextFrame>
  )
}
