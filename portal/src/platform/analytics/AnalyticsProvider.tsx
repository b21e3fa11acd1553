import type { AnalyticsEvent } from '@tessera/contract'
import { calls, resolveLocale } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { request } from '../../data/client.ts'
import { useConfig } from '../config/config.tsx'
import { useLanguage } from '../locale/language.tsx'
import { Analytics, AnalyticsContext } from './analytics.ts'

function sendEvents(events: AnalyticsEvent[]): Promise<unknown> {
  return request(calls.analytics.events, { body: { events } }, { keepalive: true })
}

/** The one way to analytics for everything below it. */
export function AnalyticsProvider({ children }: { children: ReactNode }): ReactNode {
  const { tenant } = useConfig()
  const { locale } = useLanguage()
  const [analytics] = useState(() => new Analytics({ send: sendEvents }))
  useEffect(() => analytics.describe({ tenant, locale: resolveLocale(locale) }), [analytics, tenant, locale])
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
