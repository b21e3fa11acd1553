'use client'
import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import * as styles from '../../internal/field.css.ts'
import { splitData } from '../../internal/field-data.ts'
import { Counter, type FieldCounter, SpokenCounter, useCounter } from '../../internal/field-counter.tsx'
import { leaveToInputMethod } from '../../internal/input-method.ts'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'

export interface TextAreaProps extends TextFieldBase {
  /** Lines that are seen at once; the person may pull it taller. */
  rows?: number
  /** Characters at most; none by default. */
  maxLength?: number
  /** Tells how many characters are left of the most. */
  counter?: FieldCounter
  placeholder?: string
  spellCheck?: boolean
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, which may be pulled taller, with the characters that are left under it. */
export function TextArea(props: TextAreaProps) {
  const [data, { rows = 3, maxLength, counter = 'always', placeholder, ref, ...rest }] = splitData(props)
  const counted = useCounter({ ...rest, maxLength, counter })
  return (
    <TextFrame
      {...rest}
      maxLength={maxLength}
      onChange={counted.onChange}
      describedBy={counted.id}
      end={counted.left !== undefined && <Counter id={counted.id} left={counted.left} />}
    >
      <div className={styles.box}>
        <AriaTextArea
          {...data}
          ref={ref}
          rows={rows}
          className={`${styles.input} ${styles.area}`}
          placeholder={placeholder}
          onKeyDownCapture={leaveToInputMethod}
        />
      </div>
      <SpokenCounter spoken={counted.spoken} isListening={counted.isListening} />
    </TextFrame>
  )
}
