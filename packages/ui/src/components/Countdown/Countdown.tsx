'use client'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useIsClient } from '../../internal/use-is-client.ts'
import { type Translated, useMessages } from '../../messages/use-messages.ts'
import { formsOf, plural } from '../../messages/format.ts'
import * as styles from './Countdown.css.ts'
import { countdownMessages } from './messages.ts'

export interface CountdownProps extends DOMProps {
  /** When the time is up, in milliseconds since 1970. */
  until: number
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Seconds left at which a screen reader is told. */
  announceAt?: readonly number[]
  /** Called once, when the time is up. */
  onEnd?: () => void
  size?: 'medium' | 'large'
  ref?: Ref<HTMLDivElement>
}

const rarely = [120, 60, 30, 10]
const secondsTo = (until: number, now: () => number) => Math.max(0, Math.ceil((until - now()) / 1000))

function spoken(messages: Translated<typeof countdownMessages>, locale: string, seconds: number) {
  return seconds % 60 === 0 && seconds > 0
    ? plural(locale, seconds / 60, formsOf(messages, 'minutesLeft'))
    : plural(locale, seconds, formsOf(messages, 'secondsLeft'))
}

/** The time that is left, as 1:59; spoken at a few moments only. */
export function Countdown(props: CountdownProps) {
  const isHere = useIsClient()
  // A server's clock is not the visitor's, and may not be asked while a page is drawn that is kept.
  return isHere || props.now ? (
    <Ticking {...props} />
  ) : (
    <div {...domProps(props)} className={styles.countdown({ size: props.size ?? 'medium' })} />
  )
}

function Ticking({ until, now = Date.now, announceAt = rarely, onEnd, size = 'medium', ref, ...rest }: CountdownProps) {
  const messages = useMessages(countdownMessages)
  const { locale } = useLocale()
  const [basis, setBasis] = useState(until)
  const [left, setLeft] = useState(() => secondsTo(until, now))
  const [said, setSaid] = useState<number>()
  if (basis !== until) {
    setBasis(until)
    setLeft(secondsTo(until, now))
    setSaid(undefined)
  }

  const latest = useRef({ now, announceAt, onEnd, left })
  useEffect(() => {
    latest.current = { now, announceAt, onEnd, left }
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const { now, announceAt, onEnd, left } = latest.current
      const seconds = secondsTo(until, now)
      setLeft(seconds)
      // A page that slept may have jumped over a moment: it is told on waking.
      const isMoment = announceAt.some((moment) => moment >= seconds && moment < left)
      if (isMoment && seconds > 0) setSaid(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  const minutes = Math.floor(left / 60)
  return (
    <div {...domProps(rest)} ref={ref} className={styles.countdown({ size })}>
      <span role="timer" aria-label={messages.timeLeft} className={styles.digits} suppressHydrationWarning>
        {`${minutes}:${String(left % 60).padStart(2, '0')}`}
      </span>
      <output className={hiddenVisually}>{said === undefined ? '' : spoken(messages, locale, said)}</output>
    </div>
  )
}
