import type { AnalyticsEvent, PageName } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { createContext, use } from 'react'
import { log } from '../../data/log.ts'

/** Analytics events, without user identity. */
export type EventName = AnalyticsEvent['name']
/** Properties of an event. */
export type EventProps<Name extends EventName> = Extract<AnalyticsEvent, { name: Name }>['props']

const BATCH_DELAY = 2000

interface AnalyticsOptions {
  send: (events: AnalyticsEvent[]) => Promise<unknown>
}

/** Collects user actions and sends them in batches; a failure is logged and ignored. */
export class Analytics {
  #queue: AnalyticsEvent[] = []
  #page: PageName = 'starting'
  #viewed = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #locale: AnalyticsEvent['locale'] = 'en-US'
  readonly #send: AnalyticsOptions['send']

  constructor({ send }: AnalyticsOptions) {
    this.#send = send
  }

  /** Sets the language of the following events. */
  setLanguage(locale: AnalyticsEvent['locale']): void {
    this.#locale = locale
  }

  /** Records a view of this page, once until another page is viewed; the following events belong to it. */
  viewPage(name: PageName, viewed: string): void {
    if (this.#page === name && this.#viewed === viewed) return
    this.#page = name
    this.#viewed = viewed
    this.track('page_view', {})
  }

  track<Name extends EventName>(name: Name, props: EventProps<Name>): void {
    // The type of `props` depends on `name`; TypeScript loses that link in an object literal.
    this.#queue.push({ name, page: this.#page, locale: this.#locale, props } as AnalyticsEvent)
    if (this.#queue.length >= LIMITS.analyticsEvents) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), BATCH_DELAY)
  }

  /** Sends the waiting events. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const events = this.#queue
    this.#queue = []
    if (events.length === 0) return
    this.#send(events).catch((reason: unknown) => log('Analytics could not be sent.', reason))
  }
}

/** The analytics instance; null if events are not recorded, as on the sign-in page. */
export const AnalyticsContext = createContext<Analytics | null>(null)

/** Returns the analytics instance. */
export function useAnalytics(): Analytics {
  const analytics = use(AnalyticsContext)
  if (!analytics) throw new Error('useAnalytics is used outside AnalyticsProvider.')
  return analytics
}
