import { call, defineCalls } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { UserContext } from '../session/schemas.ts'
import type {
  CheckedCompaniesQuery,
  CompaniesQuery,
  CompanyPage,
  OwnCompany,
  SponsoredSupplier,
  Titled,
} from './schemas.ts'

type OneCompany = { companyId: string }

/** The companies that a person belongs to or may choose from, and which one they act for. */
export const companiesCalls = defineCalls('companies', {
  mine: call<{ query: { loginId: string }; answer: OwnCompany[] }>({
    method: 'GET',
    path: 'users/companies',
    access: 'session',
    openUnder: 'all',
    scope: 'self',
    writes: false,
    status: 200,
  }),
  list: call<{ query: CompaniesQuery; checkedQuery: CheckedCompaniesQuery; answer: CompanyPage }>({
    method: 'GET',
    path: 'companies',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.listCompany,
    scope: 'none',
    writes: false,
    status: 200,
  }),
  types: call<{ answer: Titled[] }>({
    method: 'GET',
    path: 'companies/types',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.listCompany,
    scope: 'none',
    writes: false,
    status: 200,
  }),
  statuses: call<{
    query: { companyTypes?: string }
    checkedQuery: Pick<CheckedCompaniesQuery, 'companyTypes'>
    answer: Titled[]
  }>({
    method: 'GET',
    path: 'companies/statuses',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.listCompany,
    scope: 'none',
    writes: false,
    status: 200,
  }),
  sponsoredSuppliers: call<{ params: OneCompany; answer: SponsoredSupplier[] }>({
    method: 'GET',
    path: 'companies/:companyId/sponsored-suppliers',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.switchCompany,
    scope: 'company',
    writes: false,
    status: 200,
  }),
  setContext: call<{ query: OneCompany; answer: UserContext }>({
    method: 'GET',
    path: 'users/set-context',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.listCompany,
    scope: 'none',
    writes: true,
    status: 200,
  }),
  resetContext: call<{ answer: UserContext }>({
    method: 'GET',
    path: 'users/reset-context',
    access: 'session',
    openUnder: [],
    scope: 'none',
    writes: true,
    status: 200,
  }),
  switchContext: call<{ query: OneCompany; answer: UserContext }>({
    method: 'GET',
    path: 'users/switch-context',
    access: 'session',
    openUnder: [],
    permission: PERMISSIONS.switchCompany,
    scope: 'none',
    writes: true,
    status: 200,
  }),
})
