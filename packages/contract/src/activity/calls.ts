import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { activitySchemas } from './schemas.ts'

const LOG = 'companies/:companyId/activity-logs'
const EXPORTS = { path: `${LOG}/export`, permission: ADMIN_PERMISSIONS.exportActivity, rateLimit: 20 } as const

/** The activity log of a company. */
export const activityCalls = /* @__PURE__ */ defineCalls<typeof activitySchemas>(
  'activity',
  { ...READ, access: 'session', scope: 'company', openUnder: [], permission: PERMISSIONS.listActivity },
  {
    list: { path: LOG, localized: true },
    events: { path: `${LOG}/events`, localized: true },
    facets: { path: `${LOG}/facets`, localized: true },
    actors: { path: `${LOG}/actors` },
    exportLog: { ...EXPORTS, mediaTypes: [MEDIA_TYPES.csv, MEDIA_TYPES.xlsx], localized: true },
    startExport: { ...EXPORTS, method: 'POST', writes: true, idempotent: true, spectators: true, status: 202 },
    entry: { path: `${LOG}/:id`, localized: true },
  },
)
