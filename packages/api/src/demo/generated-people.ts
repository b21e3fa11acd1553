import type { Random } from '../core/mock/random.ts'
import type { Company } from './companies.ts'
import type { Person } from './people.ts'
import { createPeople } from './people.ts'

interface PeopleCount {
  ACTIVE: number
  PENDING: number
  BLOCKED: number
  /** Included in the active users. */
  administrators: number
  thirdParties: number
}

/** The user counts of the companies with full lists. */
export const PEOPLE_COUNTS = {
  brightFoods: { ACTIVE: 1240, PENDING: 60, BLOCKED: 25, administrators: 12, thirdParties: 90 },
  campoVerde: { ACTIVE: 180, PENDING: 18, BLOCKED: 5, administrators: 4, thirdParties: 12 },
  erable: { ACTIVE: 120, PENDING: 12, BLOCKED: 4, administrators: 3, thirdParties: 8 },
}

function make(count: number, one: (index: number) => Person): Person[] {
  return Array.from({ length: count }, (_, index) => one(index))
}

/** Generates the users of a company with full lists, in addition to its named accounts. */
export function generatePeople(
  company: Company,
  peopleCount: PeopleCount,
  named: readonly Person[],
  random: Random,
  scale = 1,
): Person[] {
  const own = named.filter((person) => person.company === company)
  const people = createPeople(
    random,
    own.map((person) => person.loginId),
  )
  const missing = (status: 'ACTIVE' | 'PENDING' | 'BLOCKED') =>
    peopleCount[status] * scale - own.filter((person) => person.status === status).length
  const admins = peopleCount.administrators - own.filter(({ group }) => group === 'ADMIN').length
  const { agencyDomains = [] } = company
  return [
    ...make(admins, () => people.active(company, { group: 'ADMIN' })),
    ...make(peopleCount.thirdParties, (index) =>
      people.active(company, { domain: agencyDomains[index % agencyDomains.length] }),
    ),
    ...make(missing('ACTIVE') - admins - peopleCount.thirdParties, () => people.active(company)),
    ...make(missing('PENDING'), (index) => people.pending(company, index)),
    ...make(missing('BLOCKED'), () => people.blocked(company)),
  ]
}

/** Generates a few users for each other company. */
export function otherPeople(companies: readonly Company[], random: Random): Person[] {
  const people = createPeople(random, [])
  return companies.flatMap((company) => [
    people.active(company, { group: 'ADMIN' }),
    ...Array.from({ length: random.between(1, 4) }, () => people.active(company)),
    ...(random.chance(0.3) ? [people.pending(company, random.between(0, 3))] : []),
    ...(random.chance(0.1) ? [people.blocked(company)] : []),
  ])
}
