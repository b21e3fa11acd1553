import { defineCalls, READ } from '../call.ts'
import type { analyticsSchemas } from './schemas.ts'

/** What people do in the portal, without a word about who they are. */
export const analyticsCalls = /* @__PURE__ */ defineCalls<typeof analyticsSchemas>(
  'analytics',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    events: { method: 'POST', path: 'analytics/events', writes: true, spectators: true, status: 204 },
  },
)
