import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { tableViewsSchemas } from './schemas.ts'

const VIEWS = 'users/:loginId/table-views'
const ONE_VIEW = `${VIEWS}/:id`
/** Spectators are allowed to write: views are only their own. */
const WRITES = { writes: true, spectators: true } as const

/** Views of tables that users save for themselves. Open without access, too: one's own access requests are a list. */
export const tableViewsCalls = /* @__PURE__ */ defineCalls<typeof tableViewsSchemas>(
  'tableViews',
  {
    ...READ,
    access: 'session',
    scope: 'self',
    openUnder: ['NO_ACCESS'],
    permission: PERMISSIONS.updateUserSettings,
  },
  {
    list: { path: VIEWS },
    create: { ...WRITES, method: 'POST', path: VIEWS, idempotent: true, status: 201 },
    update: { ...WRITES, method: 'PUT', path: ONE_VIEW },
    remove: { ...WRITES, method: 'DELETE', path: ONE_VIEW, status: 204 },
  },
)
