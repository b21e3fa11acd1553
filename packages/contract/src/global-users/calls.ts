import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import type { globalUsersSchemas } from './schemas.ts'

const USERS = 'users/global'
const ONE_USER = `${USERS}/:loginId`
const READS = { permission: ADMIN_PERMISSIONS.listGlobalUser, localized: true } as const
const EXPORTS = { path: `${USERS}/export`, permission: ADMIN_PERMISSIONS.exportGlobalUser, rateLimit: 20 } as const

/** All users of the host's tenant, for super administrators. */
export const globalUsersCalls = /* @__PURE__ */ defineCalls<typeof globalUsersSchemas>(
  'globalUsers',
  { ...READ, access: 'session', openUnder: [] },
  {
    counts: { ...READS, path: `${USERS}/counts`, localized: false },
    choices: { ...READS, path: `${USERS}/choices` },
    list: { ...READS, path: USERS },
    facets: { ...READS, path: `${USERS}/facets` },
    exportUsers: { ...EXPORTS, mediaTypes: [MEDIA_TYPES.csv, MEDIA_TYPES.xlsx], localized: true },
    startExport: { ...EXPORTS, method: 'POST', writes: true, idempotent: true, status: 202, spectators: true },
    user: { ...READS, path: ONE_USER },
    add: {
      method: 'POST',
      path: USERS,
      permission: ADMIN_PERMISSIONS.createGlobalUser,
      writes: true,
      idempotent: true,
      localized: true,
      status: 201,
    },
    edit: {
      method: 'PUT',
      path: ONE_USER,
      permission: ADMIN_PERMISSIONS.updateGlobalUser,
      writes: true,
      localized: true,
    },
    remove: { method: 'DELETE', path: USERS, permission: ADMIN_PERMISSIONS.deleteGlobalUser, writes: true },
  },
)
