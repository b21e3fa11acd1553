import type { AnalyticsEvent } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { createContext, use } from 'react'
import { log } from '../../data/log.ts'

/** What is counted; never who did it. */
export type EventName =
  | 'page_view'
  | 'link_click'
  | 'button_click'
  | 'search'
  | 'filter_apply'
  | 'download'
  | 'form_submit'
  | 'error_shown'
  | 'product_tile_click'

const BATCH_DELAY = 2000

interface Circumstances {
  locale: AnalyticsEvent['locale']
  tenant: AnalyticsEvent['tenant']
}

interface AnalyticsOptions {
  send: (events: AnalyticsEvent[]) => Promise<unknown>
  now?: () => Date
}

/** Collects what people do and sends it in batches; a failure is logged and ignored. */
export class Analytics {
  #queue: AnalyticsEvent[] = []
  #page = ''
  #path = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #circumstances: Circumstances = { locale: 'en-US', tenant: 'US' }
  readonly #send: AnalyticsOptions['send']
  readonly #now: () => Date

  constructor({ send, now = () => new Date() }: AnalyticsOptions) {
    this.#send = send
    this.#now = now
  }

  describe(circumstances: Circumstances): void {
    this.#circumstances = circumstances
  }

  /** Counts a view of the page of this name, once until another path is viewed; what follows is counted as done there. */
  viewPage(name: string, path: string): void {
    if (this.#page === name && this.#path === path) return
    this.#page = name
    this.#path = path
    this.track('page_view')
  }

  track(name: EventName, props: AnalyticsEvent['props'] = {}): void {
    this.#queue.push({ name, page: this.#page, ...this.#circumstances, at: this.#now().toISOString(), props })
    if (this.#queue.length >= LIMITS.analyticsEvents) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), BATCH_DELAY)
  }

  /** Sends what is waiting. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const events = this.#queue
    this.#queue = []
    if (events.length === 0) return
    this.#send(events).catch((reason: unknown) => log('Analytics could not be sent.', reason))
  }
}

/** The one way to analytics; null where nothing is counted, as on the sign-in page. */
export const AnalyticsContext = createContext<Analytics | null>(null)

/** The one way to analytics. */
export function useAnalytics(): Analytics {
  const analytics = use(AnalyticsContext)
  if (!analytics) throw new Error('useAnalytics is used outside AnalyticsProvider.')
  return analytics
}
