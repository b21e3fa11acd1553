import { defineCalls, READ } from '../call.ts'
import type { analyticsSchemas } from './schemas.ts'

/** Events of portal use, without user identity. */
export const analyticsCalls = /* @__PURE__ */ defineCalls<typeof analyticsSchemas>(
  'analytics',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    events: { method: 'POST', path: 'analytics/events', writes: true, spectators: true, status: 204 },
  },
)
