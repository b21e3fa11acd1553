import type { FastifyBaseLogger } from 'fastify'
import type { Background } from '../core/jobs/background.ts'
import type { Clock } from '../core/clock.ts'
import { later } from '../core/clock.ts'
import type { Decider } from './decider.ts'
import { createDecider } from './decider.ts'

/** Milliseconds within which the service must respond, and for which a datafile counts as current. */
const TIMEOUT_MS = 2_000
const FRESH_FOR = 15_000

/** Decides with a service's datafiles, by key; null while one isn't available. */
export type DatafileService = (sdkKey: string) => Promise<Decider | null>

interface ServiceOptions {
  /** The service's base URL; datafiles are below it as `KEY.json`. */
  url: string
  clock: Clock
  background: Background
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface CachedDecider {
  until: Date
  decider: Promise<Decider | null>
}

/** Reads datafiles from their service. Only the first read makes a request wait; later reads run in the background. */
export function createDatafileService({ url, clock, background, log }: ServiceOptions): DatafileService {
  const cached = new Map<string, CachedDecider>()
  const renewing = new Set<string>()

  async function load(sdkKey: string): Promise<Decider> {
    const address = `${url.replace(/\/$/, '')}/${encodeURIComponent(sdkKey)}.json`
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!answer.ok) throw new Error(`The service returned the status ${answer.status}.`)
    const decider = createDecider(await answer.text())
    if (!decider) throw new Error('The service returned no datafile.')
    return decider
  }

  async function tryToLoad(sdkKey: string): Promise<Decider | null> {
    try {
      return await load(sdkKey)
    } catch (error) {
      log.warn({ err: error }, 'the datafile of the feature flags could not be loaded, so the stored settings decide')
      return null
    }
  }

  const keep = (sdkKey: string, decider: CachedDecider['decider']): void => {
    cached.set(sdkKey, { until: later(clock.now(), FRESH_FOR), decider })
  }

  async function renew(sdkKey: string): Promise<void> {
    renewing.add(sdkKey)
    const decider = await tryToLoad(sdkKey)
    renewing.delete(sdkKey)
    keep(sdkKey, Promise.resolve(decider))
  }

  return (sdkKey) => {
    const found = cached.get(sdkKey)
    if (!found) {
      const decider = tryToLoad(sdkKey)
      keep(sdkKey, decider)
      return decider
    }
    if (found.until <= clock.now() && !renewing.has(sdkKey)) {
      background.run(() => renew(sdkKey), 'the datafile of the feature flags was not renewed')
    }
    return found.decider
  }
}
