import type { TimeProps } from '@tessera/ui'
import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { agoIn, dateTimeIn, momentIn } from './date-time.ts'
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

const EVERY = 60_000

/** The time in milliseconds since 1970, anew each minute where it is wanted. */
function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}

interface DateTimeProps {
  iso: string
  timeZone: string
  /** Whether English writes it as records of people have it: when they signed in last, when they were blocked. */
  inDigits?: boolean
  /** Whether the zone is told beside, as by the name of a column. */
  isZoneTold?: boolean
  /** Whether it tells how long ago it was, for seven days, and then the date alone. */
  isAgo?: boolean
}

/** A moment in the given zone, which it names; it tells UTC under the pointer, the focus or a press. */
export function DateTime({ iso, timeZone, inDigits, isZoneTold, isAgo = false }: DateTimeProps): ReactNode {
  const { locale } = useIntl()
  const now = useNow(isAgo)
  const inFull = (isZoneTold ? momentIn : dateTimeIn)(locale, iso, timeZone, inDigits)
  const text = isAgo ? agoIn(locale, iso, timeZone, now) : inFull
  return (
    <Suspense fallback={text}>
      <Time dateTime={iso} {...(isAgo && { inFull })}>
        {text}
      </Time>
    </Suspense>
  )
}
