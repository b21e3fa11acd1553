import { defineCalls, READ } from '../call.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { partnersSchemas } from './schemas.ts'

const PARTNERS = 'companies/:companyId/partners'
const ONE_PARTNER = `${PARTNERS}/:id`

/** The agencies that can act for a company. */
export const partnersCalls = /* @__PURE__ */ defineCalls<typeof partnersSchemas>(
  'partners',
  { ...READ, access: 'session', scope: 'company', openUnder: [], permission: PERMISSIONS.listPartner },
  {
    list: { path: PARTNERS, localized: true },
    read: { path: ONE_PARTNER, localized: true },
    ownCode: { path: `${PARTNERS}/own-code` },
    // A code is a secret between two companies; the limit keeps callers from guessing codes.
    findAgency: {
      path: `${PARTNERS}/agencies/:businessCode`,
      permission: ADMIN_PERMISSIONS.createPartner,
      rateLimit: 30,
    },
    add: {
      method: 'POST',
      path: PARTNERS,
      permission: ADMIN_PERMISSIONS.createPartner,
      writes: true,
      idempotent: true,
      localized: true,
      rateLimit: 30,
      status: 201,
    },
    remove: {
      method: 'DELETE',
      path: ONE_PARTNER,
      permission: ADMIN_PERMISSIONS.deletePartner,
      writes: true,
      status: 204,
    },
  },
)
