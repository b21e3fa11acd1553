import type { Company, CompanyPage, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { serverFor } from './open-portal.tsx'
import { SUPER_ADMIN } from './people.ts'
import type { FakeServer } from './server.ts'
import { json } from './server.ts'

const company = (number: number): Company => ({
  companyId: `c-${number}`,
  companyName: `Company ${number}`,
  status: 'ACTIVE',
  statusTitle: 'Active',
  typeTitle: 'Supplier',
  adminEmail: null,
  uiCompanyType: 'Supplier',
  subscribedProduct: [],
})

/** A server with so many companies, all alike, in one piece. */
export function companyListServer(count: number, person: UserContext = SUPER_ADMIN): FakeServer {
  const content = Array.from({ length: count }, (_, index) => company(index + 1))
  const answer: CompanyPage = { content, page: 0, size: 500, total_elements: count, total_pages: 1 }
  return serverFor(person)
    .answers(calls.companies.types, [])
    .answers(calls.companies.statuses, [])
    .replies(calls.companies.list, () => json(answer))
}
