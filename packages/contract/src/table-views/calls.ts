import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { tableViewsSchemas } from './schemas.ts'

const VIEWS = 'users/:loginId/table-views'
const ONE_VIEW = `${VIEWS}/:id`
/** Spectators can write, because views belong only to the user. */
const WRITES = { writes: true, spectators: true } as const

/**
 * Table views that users save for themselves. They are open without product access, because a user's access requests
 * are a list too.
 */
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
