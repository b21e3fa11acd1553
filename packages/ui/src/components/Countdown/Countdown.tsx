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
  /** The end time, in milliseconds since 1970. */
  until: number
  /** The current time, in milliseconds since 1970. */
  now?: () => number
  /** Remaining seconds at which screen readers announce the time. */
  announceAt?: readonly number[]
  /** Called once, at the end time. */
  onEnd?: () => void
  size?: 'medium' | 'large'
  ref?: Ref<HTMLDivElement>
}

const defaultMoments = [120, 60, 30, 10]
const secondsTo = (until: number, now: () => number) => Math.max(0, Math.ceil((until - now()) / 1000))

function announcementOf(messages: Translated<typeof countdownMessages>, locale: string, seconds: number) {
  return seconds % 60 === 0 && seconds > 0
    ? plural(locale, seconds / 60, formsOf(messages, 'minutesLeft'))
    : plural(locale, seconds, formsOf(messages, 'secondsLeft'))
}

/** The remaining time, such as 1:59; screen readers announce it only at a few moments. */
export function Countdown(props: CountdownProps) {
  const isHere = useIsClient()
  // The server's clock differs from the visitor's, and a cached page must not read it during rendering.
  return isHere || props.now ? (
    <Ticking {...props} />
  ) : (
    <div {...domProps(props)} className={styles.countdown({ size: props.size ?? 'medium' })} />
  )
}

function Ticking({
  until,
  now = Date.now,
  announceAt = defaultMoments,
  onEnd,
  size = 'medium',
  ref,
  ...rest
}: CountdownProps) {
  const messages = useMessages(countdownMessages)
  const { locale } = useLocale()
  const [basis, setBasis] = useState(until)
  const [remaining, setRemaining] = useState(() => secondsTo(until, now))
  const [announced, setAnnounced] = useState<number>()
  if (basis !== until) {
    setBasis(until)
    setRemaining(secondsTo(until, now))
    setAnnounced(undefined)
  }

  const latest = useRef({ now, announceAt, onEnd, remaining })
  useEffect(() => {
    latest.current = { now, announceAt, onEnd, remaining }
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const { now, announceAt, onEnd, remaining } = latest.current
      const seconds = secondsTo(until, now)
      setRemaining(seconds)
      // A page that slept can miss a moment; it is announced when the page wakes.
      const isMoment = announceAt.some((moment) => moment >= seconds && moment < remaining)
      if (isMoment && seconds > 0) setAnnounced(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  const minutes = Math.floor(remaining / 60)
  return (
    <div {...domProps(rest)} ref={ref} className={styles.countdown({ size })}>
      <span role="timer" aria-label={messages.timeLeft} className={styles.digits} suppressHydrationWarning>
        {`${minutes}:${String(remaining % 60).padStart(2, '0')}`}
      </span>
      <output className={hiddenVisually}>
        {announced === undefined ? '' : announcementOf(messages, locale, announced)}
      </output>
    </div>
  )
}
