import { defineCalls, READ } from '../call.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { accessSchemas } from './schemas.ts'

const ASKS = { openUnder: ['NO_ACCESS'], permission: PERMISSIONS.createAccessRequest } as const

const RECEIVED = 'companies/:companyId/access-requests'
const DECIDES = { scope: 'company', openUnder: [], permission: ADMIN_PERMISSIONS.listAccessRequest } as const

/** The user's access and missing access, internal users' requests, and companies' decisions. */
export const accessCalls = /* @__PURE__ */ defineCalls<typeof accessSchemas>(
  'access',
  { ...READ, access: 'session', scope: 'self', openUnder: 'all', localized: true },
  {
    overview: { path: 'users/:loginId/my-access' },
    companies: { ...ASKS, path: 'v1/identity/users/:loginId/access' },
    requests: { ...ASKS, path: 'v1/identity/users/:loginId/access-requests' },
    create: {
      ...ASKS,
      method: 'POST',
      path: 'v1/identity/users/:loginId/access-requests',
      writes: true,
      idempotent: true,
      status: 201,
    },
    cancel: {
      ...ASKS,
      method: 'DELETE',
      path: 'v1/identity/users/:loginId/access-requests/:requestId',
      writes: true,
      localized: false,
      status: 204,
    },
    received: { ...DECIDES, path: RECEIVED },
    receivedFacets: { ...DECIDES, path: `${RECEIVED}/facets` },
    readReceived: { ...DECIDES, path: `${RECEIVED}/:id` },
    decide: {
      ...DECIDES,
      method: 'PUT',
      path: `${RECEIVED}/:id`,
      permission: ADMIN_PERMISSIONS.updateAccessRequest,
      writes: true,
    },
  },
)
