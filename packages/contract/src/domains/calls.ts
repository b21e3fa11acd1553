import { defineCalls, READ } from '../call.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { domainsSchemas } from './schemas.ts'

const DOMAINS = 'companies/:companyId/domains'
const ONE_DOMAIN = `${DOMAINS}/:id`

/** The allowed email domains of a company's users. */
export const domainsCalls = /* @__PURE__ */ defineCalls<typeof domainsSchemas>(
  'domains',
  { ...READ, access: 'session', scope: 'company', openUnder: [] },
  {
    list: { path: DOMAINS, permission: PERMISSIONS.listDomain },
    add: {
      method: 'POST',
      path: DOMAINS,
      permission: ADMIN_PERMISSIONS.createDomain,
      writes: true,
      idempotent: true,
      status: 201,
    },
    edit: { method: 'PUT', path: ONE_DOMAIN, permission: ADMIN_PERMISSIONS.updateDomain, writes: true },
    remove: {
      method: 'DELETE',
      path: ONE_DOMAIN,
      permission: ADMIN_PERMISSIONS.deleteDomain,
      writes: true,
      status: 204,
    },
  },
)
