import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { companiesSchemas } from './schemas.ts'

/** The companies that a user belongs to or can choose from, and the company in effect. */
export const companiesCalls = /* @__PURE__ */ defineCalls<typeof companiesSchemas>(
  'companies',
  { ...READ, access: 'session', openUnder: [] },
  {
    mine: { path: 'users/companies', scope: 'self' },
    list: { path: 'companies', permission: PERMISSIONS.listCompany, localized: true },
    facets: { path: 'companies/facets', permission: PERMISSIONS.listCompany, localized: true },
    types: { path: 'companies/types', permission: PERMISSIONS.listCompany, localized: true },
    statuses: { path: 'companies/statuses', permission: PERMISSIONS.listCompany, localized: true },
    sponsoredSuppliers: {
      path: 'companies/:companyId/sponsored-suppliers',
      permission: PERMISSIONS.switchCompany,
      scope: 'company',
      localized: true,
    },
    setContext: { path: 'users/set-context', permission: PERMISSIONS.listCompany, writes: true, spectators: true },
    resetContext: { path: 'users/reset-context', writes: true, spectators: true, leavesCompany: true },
    switchContext: { path: 'users/switch-context', permission: PERMISSIONS.switchCompany, writes: true },
  },
)
