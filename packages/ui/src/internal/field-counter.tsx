'use client'
import { useEffect, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../messages/use-messages.ts'
import { formsOf, plural } from '../messages/format.ts'
import * as styles from './field.css.ts'
import { hiddenVisually } from './hidden.css.ts'
import { counterMessages } from './messages.ts'

/** When a field says how many characters are left: always, once few are left, or never. */
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

/** Milliseconds after the last key before the rest is spoken, so that typing is not talked over. */
const speakAfter = 1000

/** Few characters are left: a tenth of the limit, and 10 at least. */
const isNear = (left: number, maxLength: number) => left <= Math.max(10, maxLength / 10)

/** Follows what is typed into a field with a limit; characters are UTF-16 code units, as `maxlength` counts them. */
export function useCounter({ value, defaultValue = '', onChange, maxLength, ...rest }: CountedText) {
  const counter = rest.isDisabled || rest.isReadOnly ? 'never' : rest.counter
  const id = useId()
  const [typed, setTyped] = useState(defaultValue)
  const left = maxLength ? Math.max(0, maxLength - (value ?? typed).length) : undefined
  const near = left !== undefined && isNear(left, maxLength ?? 0)
  const isShown = left !== undefined && (counter === 'always' || (counter === 'near-limit' && near))
  return {
    id: isShown ? id : undefined,
    left: isShown ? left : undefined,
    spoken: near && counter !== 'never' && (value ?? typed) !== '' ? left : undefined,
    // A live region must stand before it speaks; far from the limit the page has none.
    isListening: left !== undefined && counter !== 'never' && isNear(left / 2, maxLength ?? 0),
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

/** How many characters are left, for those who see it. */
export function Counter({ id, left }: Pick<Counted, 'id' | 'left'>) {
  const say = useSentence()
  if (left === undefined) return null
  return (
    <span id={id} className={styles.counter} data-full={left === 0 || undefined}>
      {say(left)}
    </span>
  )
}

/** The same, spoken politely when a pause shows that the limit is near. */
export function SpokenCounter({ spoken, isListening }: Pick<Counted, 'spoken' | 'isListening'>) {
  const say = useSentence()
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(spoken), speakAfter)
    return () => clearTimeout(timer)
  }, [spoken])
  if (!isListening) return null
  return <output className={hiddenVisually}>{said === undefined ? '' : say(said)}</output>
}
