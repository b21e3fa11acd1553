import type { TimeProps } from '@tessera/ui'
import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dateTimeIn, momentIn, relativeTimeIn } from './date-time.ts'
import { useIntl } from './intl.tsx'

/** Resolves when the browser has shown the page's first content (W3C Paint Timing). */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(observer.disconnect())
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

// The page comes first: on a slow line this would come between it and its picture.
async function loadTime(): Promise<{ default: ComponentType<TimeProps> }> {
  await firstPaint()
  return { default: (await import('./time.ts')).Time }
}

// What tells UTC may come later than the page, or not at all.
const Time = lazy(() => loadTime().catch(() => ({ default: ({ children }: TimeProps) => children })))

const MINUTE = 60_000

/** The current time in milliseconds since 1970, updated each minute while `isTicking`. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return undefined
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}

interface DateTimeProps {
  iso: string
  timeZone: string
  /** Whether English writes it as records of people have it: when they signed in last, when they were blocked. */
  inDigits?: boolean
  /** Whether the zone is told beside, as by the name of a column. */
  isZoneTold?: boolean
  /** Whether it says how long ago the moment was, up to seven days, and the date after that. */
  isRelative?: boolean
}

/** A moment in the given zone, which it names; it tells UTC under the pointer, the focus or a press. */
export function DateTime({ iso, timeZone, inDigits, isZoneTold, isRelative = false }: DateTimeProps): ReactNode {
  const { locale } = useIntl()
  const now = useNow(isRelative)
  const inFull = (isZoneTold ? momentIn : dateTimeIn)(locale, iso, timeZone, inDigits)
  const text = isRelative ? relativeTimeIn(locale, iso, timeZone, now) : inFull
  return (
    <Suspense fallback={text}>
      <Time dateTime={iso} {...(isRelative && { inFull })}>
        {text}
      </Time>
    </Suspense>
  )
}
