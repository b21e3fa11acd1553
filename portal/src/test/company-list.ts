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

/** A server with this many similar companies, in chunks of 500. */
export function companyListServer(count: number, person: UserContext = SUPER_ADMIN): FakeServer {
  const all = Array.from({ length: count }, (_, index) => company(index + 1))
  return serverFor(person)
    .answers(calls.companies.types, [])
    .answers(calls.companies.statuses, [])
    .replies(calls.companies.list, ({ url }) => {
      const page = Number(new URL(url, window.location.origin).searchParams.get('page'))
      const content = all.slice(page * 500, (page + 1) * 500)
      return json({ content, page, size: 500, total_elements: count, total_pages: 1 } satisfies CompanyPage)
    })
}
