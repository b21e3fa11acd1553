import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import type { usersSchemas } from './schemas.ts'

/**
 * Also open while access is pending: if the first response was lost, the user sends the request again in that state.
 */
const REGISTERS = {
  method: 'PUT',
  openUnder: ['REGISTRATION_INCOMPLETE', 'ACCESS_PENDING'],
  writes: true,
  idempotent: true,
} as const

const READS = { permission: PERMISSIONS.listUser } as const
const USERS = 'companies/:companyId/users'
const ONE_USER = `${USERS}/:loginId`
/** An export reads every row of a list, which costs more than a page. */
const EXPORTS = { mediaTypes: [MEDIA_TYPES.csv, MEDIA_TYPES.xlsx], rateLimit: 20, localized: true } as const
/** These calls always start a job. */
const STARTS = { writes: true, status: 202 } as const
const CREATES = { ...STARTS, method: 'POST', idempotent: true } as const

/** Registration, the user's own profile, and the company's administrators. */
export const usersCalls = /* @__PURE__ */ defineCalls<typeof usersSchemas>(
  'users',
  { ...READ, access: 'session', scope: 'company', openUnder: [] },
  {
    registration: { path: 'companies/:companyId/users/registration', openUnder: ['REGISTRATION_INCOMPLETE'] },
    completeRegistration: { ...REGISTERS, path: 'companies/:companyId/users/complete-registration' },
    completeBasicRegistration: { ...REGISTERS, path: 'companies/:companyId/users/complete-registration/basic' },
    readProfile: { path: 'companies/:companyId/users/profile' },
    writeProfile: {
      method: 'PUT',
      path: 'companies/:companyId/users/profile',
      writes: true,
      permission: PERMISSIONS.updateUserSettings,
    },
    counts: { ...READS, path: `${USERS}/counts` },
    active: { ...READS, path: USERS, localized: true },
    activeFacets: { ...READS, path: `${USERS}/facets`, localized: true },
    pending: { ...READS, path: `${USERS}/pending`, localized: true },
    pendingFacets: { ...READS, path: `${USERS}/pending/facets` },
    blocked: { ...READS, path: `${USERS}/blocked`, localized: true },
    exportUsers: { ...EXPORTS, path: `${USERS}/export`, permission: ADMIN_PERMISSIONS.exportUser },
    startExport: {
      ...CREATES,
      path: `${USERS}/export`,
      permission: ADMIN_PERMISSIONS.exportUser,
      spectators: true,
      rateLimit: 20,
    },
    user: { ...READS, path: ONE_USER, localized: true },
    companyProducts: { ...READS, path: 'companies/:companyId/products', localized: true },
    checkEmails: {
      method: 'POST',
      path: `${USERS}/validate`,
      permission: ADMIN_PERMISSIONS.createUser,
      writes: true,
    },
    addUser: { ...CREATES, path: USERS, permission: ADMIN_PERMISSIONS.createUser },
    editUser: { ...STARTS, method: 'PUT', path: ONE_USER, permission: ADMIN_PERMISSIONS.updateUser },
    deleteUsers: { ...STARTS, method: 'DELETE', path: USERS, permission: ADMIN_PERMISSIONS.deleteUser },
    blockUsers: {
      method: 'PUT',
      path: `${USERS}/block`,
      permission: ADMIN_PERMISSIONS.blockUser,
      writes: true,
      orStatus: 202,
    },
    unblockUsers: {
      method: 'PUT',
      path: `${USERS}/unblock`,
      permission: ADMIN_PERMISSIONS.unblockUser,
      writes: true,
      orStatus: 202,
    },
    resendInvitation: { ...CREATES, path: `${ONE_USER}/welcome-email`, permission: ADMIN_PERMISSIONS.updateUser },
    renewInvitation: { ...CREATES, path: `${ONE_USER}/renewal`, permission: ADMIN_PERMISSIONS.updateUser },
  },
)
