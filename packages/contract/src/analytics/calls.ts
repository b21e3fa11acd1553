import { call, defineCalls } from '../call.ts'
import type { AnalyticsEvent } from './schemas.ts'

/** What people do in the portal, without a word about who they are. */
export const analyticsCalls = defineCalls('analytics', {
  events: call<{ body: { events: AnalyticsEvent[] } }>({
    method: 'POST',
    path: 'analytics/events',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    status: 204,
  }),
})
