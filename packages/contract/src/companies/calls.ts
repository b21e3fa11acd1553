import { call, defineCalls } from '../call.ts'
import type { OwnCompany } from './schemas.ts'

/** The companies that a person belongs to. */
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
})
