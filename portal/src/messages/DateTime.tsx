import type { TimeProps } from '@tessera/ui'
import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dateIn } from './date.ts'
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

// The page has priority: on a slow connection, this request would delay its first paint.
async function loadTime(): Promise<{ default: ComponentType<TimeProps> }> {
  await firstPaint()
  return { default: (await import('./time.ts')).Time }
}

// The UTC tooltip can load later than the page, or not at all.
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

export interface DateTimeProps {
  iso: string
  timeZone: string
  /** Whether English writes the date in digits, as in records of sign-ins or blocks. */
  inDigits?: boolean
  /** Whether the zone is shown elsewhere, for example in a column's name. */
  isZoneShown?: boolean
  /** Whether it shows how long ago the moment was; after seven days, it shows the date. */
  isRelative?: boolean
  /** Whether it shows only the date, with the month as a word. */
  isDay?: boolean
}

/**
 * A moment in the given zone. Its tooltip has the UTC time, and the full moment with the zone if the text is shorter.
 */
export function DateTime({
  iso,
  timeZone,
  inDigits,
  isZoneShown,
  isRelative = false,
  isDay = false,
}: DateTimeProps): ReactNode {
  const { locale } = useIntl()
  const now = useNow(isRelative)
  const inFull = dateTimeIn(locale, iso, timeZone, inDigits)
  const shortened = (): string => {
    if (isRelative) return relativeTimeIn(locale, iso, timeZone, now)
    if (isDay) return dateIn(locale, iso, timeZone)
    return isZoneShown ? momentIn(locale, iso, timeZone, inDigits) : inFull
  }
  const text = shortened()
  return (
    <Suspense fallback={text}>
      <Time dateTime={iso} {...(text !== inFull && { inFull })}>
        {text}
      </Time>
    </Suspense>
  )
}
