import { calls, resolveLocale } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { useLanguage } from '../locale/language.tsx'
import { Analytics, AnalyticsContext } from './analytics.ts'

/** Provides the one analytics instance to the subtree. */
export function AnalyticsProvider({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useLanguage()
  const request = useRequest()
  // The first `request` is sufficient, because events contain their own language.
  const [analytics] = useState(
    () =>
      new Analytics({
        send: (events) => request(calls.analytics.events, { body: { events } }, { keepalive: true }),
      }),
  )
  useEffect(() => analytics.setLanguage(resolveLocale(locale)), [analytics, locale])
  useEffect(() => {
    const flush = (): void => analytics.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [analytics])
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>
}
