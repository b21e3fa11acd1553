'use client'
import { useEffect, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../messages/use-messages.ts'
import { formsOf, plural } from '../messages/format.ts'
import * as styles from './field.css.ts'
import { hiddenVisually } from './hidden.css.ts'
import { counterMessages } from './messages.ts'

/** When a field shows the remaining characters: always, if few remain, or never. */
export type FieldCounter = 'always' | 'near-limit' | 'never'

interface CountedText {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  maxLength?: number
  counter: FieldCounter
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Milliseconds from the last key to the announcement, so that it does not interrupt typing. */
const speakAfter = 1000

/** Whether few characters remain: a tenth of the limit, and at least 10. */
const isNear = (remaining: number, maxLength: number) => remaining <= Math.max(10, maxLength / 10)

/** Tracks the text in a field with a limit; characters are UTF-16 code units, as for `maxlength`. */
export function useCounter({ value, defaultValue = '', onChange, maxLength, ...rest }: CountedText) {
  const counter = rest.isDisabled || rest.isReadOnly ? 'never' : rest.counter
  const id = useId()
  const [typed, setTyped] = useState(defaultValue)
  const remaining = maxLength ? Math.max(0, maxLength - (value ?? typed).length) : undefined
  const near = remaining !== undefined && isNear(remaining, maxLength ?? 0)
  const isShown = remaining !== undefined && (counter === 'always' || (counter === 'near-limit' && near))
  return {
    id: isShown ? id : undefined,
    remaining: isShown ? remaining : undefined,
    spoken: near && counter !== 'never' && (value ?? typed) !== '' ? remaining : undefined,
    // A live region must exist before its first announcement; far from the limit the page has none.
    isListening: remaining !== undefined && counter !== 'never' && isNear(remaining / 2, maxLength ?? 0),
    onChange: (text: string) => {
      setTyped(text)
      onChange?.(text)
    },
  }
}

type Counted = ReturnType<typeof useCounter>

function useSentence() {
  const { locale } = useLocale()
  const messages = useMessages(counterMessages)
  return (count: number) => plural(locale, count, formsOf(messages, 'charactersLeft'))
}

/** The visible number of remaining characters. */
export function Counter({ id, remaining }: Pick<Counted, 'id' | 'remaining'>) {
  const textOf = useSentence()
  if (remaining === undefined) return null
  return (
    <span id={id} className={styles.counter} data-full={remaining === 0 || undefined}>
      {textOf(remaining)}
    </span>
  )
}

/** Announces the remaining characters politely when the user pauses near the limit. */
export function SpokenCounter({ spoken, isListening }: Pick<Counted, 'spoken' | 'isListening'>) {
  const textOf = useSentence()
  const [announced, setAnnounced] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(spoken), speakAfter)
    return () => clearTimeout(timer)
  }, [spoken])
  if (!isListening) return null
  return <output className={hiddenVisually}>{announced === undefined ? '' : textOf(announced)}</output>
}
