import type { AccessLevel, AccessStatus, AssociatedProductStatus, ProductCode } from '@tessera/contract'
import { ACCESS_LEVELS, isBasicTier, PRODUCT_CODES, productsOfMarket } from '@tessera/contract'
import type { Calendar } from './dates.ts'
import type { NamedPerson } from './named-people.ts'
import type { Person } from './people.ts'
import type { Random } from '../core/mock/random.ts'
import { createRandom } from '../core/mock/random.ts'

/** Stages in which promised products are not granted yet. */
const UNGRANTED: readonly unknown[] = ['INVITATION_SENT', 'GRANTING_ACCESS', 'FAILED', 'EXPIRED']

/** Returns the products of a generated user: the invitation's promise, and the grants. */
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
  const isGiven = ({ product_code }: Pick<Grant, 'product_code'>) => !company.products?.[product_code]
  return {
    promised: status === 'PENDING' ? promisesOf({ loginId, promised: codes }).filter(isGiven) : [],
    granted: UNGRANTED.includes(stage) ? [] : granted.filter(isGiven),
  }
}

/** Returns the rows of the products promised in an invitation. */
export function promisesOf({ loginId, promised = [] }: Pick<Person, 'loginId' | 'promised'>) {
  return promised.map((product_code) => ({ login_id: loginId, product_code }))
}

/** Returns the grants of a demo account. */
export function namedGrants({ loginId, grants }: NamedPerson) {
  return Object.entries(grants).flatMap(([code, status]) =>
    productsOfMarket('US', false)
      .filter((known) => known === code)
      .map((product_code) => ({ login_id: loginId, product_code, status, access_level: ACCESS_LEVELS.UI })),
  )
}

interface Grant {
  login_id: string
  product_code: ProductCode
  status: AccessStatus
  access_level: AccessLevel
}

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_260_402

/**
 * Returns grants with their dates; pending ones were granted yesterday. Adds the grants of approved requests that don't
 * exist yet.
 */
export function datedGrants(
  grants: readonly Grant[],
  approved: readonly (Pick<Grant, 'login_id' | 'product_code'> & { granted_at: Date })[],
  calendar: Calendar,
) {
  const random = createRandom(SEED)
  const known = new Set(grants.map(({ login_id, product_code }) => `${login_id} ${product_code}`))
  const added = approved
    .filter(({ login_id, product_code }) => !known.has(`${login_id} ${product_code}`))
    .map(({ granted_at, ...grant }) => {
      const open = { status: 'ACCESS_COMPLETE', access_level: ACCESS_LEVELS.UI } as const
      return { ...grant, ...open, created_at: granted_at, updated_at: granted_at }
    })
  const dated = grants.map((grant) => {
    const at = calendar.daysAgo(grant.status === 'ACCESS_PENDING' ? 1 : random.between(5, 300))
    return { ...grant, created_at: at, updated_at: at }
  })
  return [...dated, ...added]
}

/** How many days ago a company got a product, and when that last changed. */
const DAYS: Readonly<Record<AssociatedProductStatus, readonly [given: number, changed: number]>> = {
  ACTIVE: [900, 900],
  PENDING: [1, 1],
  INACTIVE: [900, 60],
}

type Promised = Pick<Grant, 'login_id' | 'product_code'>

/** Returns companies' products: those that a user has, waits for or is promised, and additional ones. */
export function productsOfCompanies(
  people: readonly Person[],
  grants: readonly (Promised & Pick<Grant, 'status'>)[],
  promises: readonly Promised[],
  calendar: Calendar,
) {
  const companyOf = new Map(people.map(({ loginId, company }) => [loginId, company.id]))
  const rows = new Map<string, { company_id: string; product_code: ProductCode; status: AssociatedProductStatus }>()
  const note = (company_id: string, product_code: ProductCode, status: AssociatedProductStatus): void => {
    rows.set(`${company_id} ${product_code}`, { company_id, product_code, status })
  }
  const noteAll = (held: readonly Promised[], status: AssociatedProductStatus): void => {
    for (const { login_id, product_code } of held) note(companyOf.get(login_id) ?? '', product_code, status)
  }
  const isOpen = ({ status }: Pick<Grant, 'status'>) => status === 'ACCESS_COMPLETE'
  noteAll([...promises, ...grants], 'PENDING')
  noteAll(grants.filter(isOpen), 'ACTIVE')
  for (const { id, products = {} } of new Set(people.map(({ company }) => company))) {
    for (const code of PRODUCT_CODES) if (products[code]) note(id, code, products[code])
  }
  return [...rows.values()].map((row) => {
    const [given, changed] = DAYS[row.status]
    return { ...row, created_at: calendar.daysAgo(given), updated_at: calendar.daysAgo(changed) }
  })
}
