import type { calls } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { visitorKey } from '../core/http/call-limits.ts'
import type { HandlersOf } from '../core/http/context.ts'
import { refuseFor } from '../core/http/rate-limit.ts'
import { storeEvents } from './queries.ts'
import { withoutPersons } from './rules.ts'

/** Handlers of the analytics area's calls. */
export const analyticsHandlers: HandlersOf<typeof calls.analytics> = {
  async events({ body }, { caller, clock, db, limiter, request, site }) {
    const { events } = body
    const visitor = `events of ${visitorKey(request, caller)}`
    refuseFor(limiter.take(visitor, LIMITS.analyticsEventsPerMinute, events.length))
    await storeEvents(db, events.map(withoutPersons), { tenant: site.tenant, at: clock.now() })
    return undefined
  },
}
