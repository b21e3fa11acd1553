import { ACCESS_LEVELS, isBasicTier, productsOfMarket } from '@tessera/contract'
import type { NamedPerson } from './named-people.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

/** Stages in which what was promised is not granted yet. */
const UNGRANTED: readonly unknown[] = ['INVITATION_SENT', 'GRANTING_ACCESS', 'FAILED']

/** The products of a person who is nobody in particular: what their invitation promised, and what was granted of it. */
export function productsOf(person: Person, random: Random) {
  const { company, loginId, status, stage } = person
  const { type: companyType, accountType } = company
  const offered = isBasicTier({ companyType, accountType })
    ? (['REPORT_BUILDER'] as const)
    : productsOfMarket(company.tenant, true)
  const [first, ...others] = offered
  const codes = [...(first ? [first] : []), ...others.filter(() => random.chance(0.4))]
  const granted = codes.map((code, index) => ({
    login_id: loginId,
    product_code: code,
    status: stage || (index > 0 && random.chance(0.15)) ? ('ACCESS_PENDING' as const) : ('ACCESS_COMPLETE' as const),
    access_level: random.chance(0.03) ? ACCESS_LEVELS.API_BULK : ACCESS_LEVELS.UI,
  }))
  return {
    promised: status === 'PENDING' ? promisesOf({ loginId, promised: codes }) : [],
    granted: UNGRANTED.includes(stage) ? [] : granted,
  }
}

/** What an invitation promises. */
export function promisesOf({ loginId, promised = [] }: Pick<Person, 'loginId' | 'promised'>) {
  return promised.map((product_code) => ({ login_id: loginId, product_code }))
}

/** The grants of a demo account. */
export function namedGrants({ loginId, grants }: NamedPerson) {
  return Object.entries(grants).flatMap(([code, status]) =>
    productsOfMarket('US', false)
      .filter((known) => known === code)
      .map((product_code) => ({ login_id: loginId, product_code, status, access_level: ACCESS_LEVELS.UI })),
  )
}
