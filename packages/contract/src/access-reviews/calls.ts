import { defineCalls, READ } from '../call.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { accessReviewsSchemas } from './schemas.ts'

const REVIEW = 'companies/:companyId/users/audit'
const ALL = 'v1/operations/access-reviews'
const READS = { permission: PERMISSIONS.listUser } as const
const WRITES = { permission: ADMIN_PERMISSIONS.updateUser, writes: true } as const
const STAFF = { scope: 'none', groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] } as const
const SUPER_ADMINS = { scope: 'none', groups: ['SUPER_ADMIN'], writes: true } as const

/** Access reviews of basic companies: their administrators decide on each user, and operators set the deadline. */
export const accessReviewsCalls = /* @__PURE__ */ defineCalls<typeof accessReviewsSchemas>(
  'accessReviews',
  { ...READ, access: 'session', scope: 'company', openUnder: [] },
  {
    read: { ...READS, path: REVIEW },
    users: { ...READS, path: `${REVIEW}/people`, localized: true },
    decide: { ...WRITES, method: 'PUT', path: `${REVIEW}/people/:loginId`, localized: true },
    applyAdvice: { ...WRITES, method: 'POST', path: `${REVIEW}/advice`, idempotent: true },
    confirm: { ...WRITES, method: 'PUT', path: REVIEW },
    startExport: {
      method: 'POST',
      path: `${REVIEW}/export`,
      permission: ADMIN_PERMISSIONS.exportUser,
      writes: true,
      spectators: true,
      idempotent: true,
      status: 202,
      rateLimit: 20,
    },
    list: { ...STAFF, path: ALL },
    open: { ...SUPER_ADMINS, method: 'POST', path: ALL, idempotent: true, status: 201 },
    move: { ...SUPER_ADMINS, method: 'PUT', path: `${ALL}/:reviewId` },
  },
)
