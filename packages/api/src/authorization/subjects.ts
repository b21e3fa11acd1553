import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Caller } from './callers.ts'
import { tenantElsewhere } from './expected-outcome.ts'
import type { Ids, Subject } from './scenarios.ts'

const NOBODY: Ids = {
  loginId: 'nobody@nowhere.example',
  companyId: '00000000-0000-4000-8000-000000000000',
  tenant: 'US',
  status: 'UNKNOWN',
}

type Company = Awaited<ReturnType<typeof readCompanies>>[number]

/** Every company by name, with its users and with other users who can act for it. */
export function readCompanies(db: Db) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'tenant', 'status'])
    .select(sql<string[]>`array(select login_id from users where company_id = companies.id order by 1)`.as('people'))
    .select(
      sql<string[]>`array(select login_id from companies_delegates where company_id = companies.id)`.as('delegates'),
    )
    .orderBy('name')
    .execute()
}

function idsOf({ id: companyId, tenant, status, people }: Company, loginId = people[0] ?? NOBODY.loginId): Ids {
  return { loginId, companyId, tenant, status }
}

/** The ids that each subject stands for, from a caller's view. */
export function subjectsOf(caller: Caller, companies: readonly Company[]): Record<Subject, Ids> {
  const { actsFor, tenant } = caller
  const loginId = caller.loginId ?? NOBODY.loginId
  const first = (fits: (company: Company) => boolean): Company | undefined => companies.find(fits)
  const isTheirs = ({ people, delegates }: Company): boolean => people.includes(loginId) || delegates.includes(loginId)
  const other = (wanted: Partial<Company>): Ids => {
    const found = first(
      (company) =>
        company.status === (wanted.status ?? 'ACTIVE') &&
        company.tenant === wanted.tenant &&
        company.people.length > 0 &&
        company.name !== actsFor &&
        !isTheirs(company),
    )
    return found ? idsOf(found) : NOBODY
  }
  const home = first(({ people }) => people.includes(loginId))
  const chosen =
    first(({ name }) => name === actsFor) ?? (actsFor ? first(({ delegates }) => delegates.includes(loginId)) : home)
  return {
    themselves: chosen ? idsOf(chosen, loginId) : NOBODY,
    'their own company': home ? idsOf(home, loginId) : NOBODY,
    'another company': other({ tenant }),
    'another tenant': other({ tenant: tenantElsewhere(caller) }),
    'a suspended company': other({ tenant, status: 'SUSPENDED' }),
    nobody: NOBODY,
  }
}
