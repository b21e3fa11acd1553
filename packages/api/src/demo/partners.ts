import { ACCESS_LEVELS } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { slug } from '../core/mock/names.ts'
import type { Random } from '../core/mock/random.ts'
import { createRandom } from '../core/mock/random.ts'
import type { Company, NamedCompany } from './companies.ts'
import type { Calendar } from './dates.ts'
import { insertAll } from './insert.ts'
import type { Person } from './people.ts'

/** A separate seed, so that more partners don't affect other demo data. */
const SEED = 20_260_501

const COUNTS = { brightFoods: 45, campoVerde: 8, erable: 8 } as const

/** Returns the active agencies of a market, except the one that the demo uses to show how to add a partner. */
function agenciesOf({ tenant }: Company, companies: readonly Company[]): Company[] {
  return companies.filter(
    (company) => company.tenant === tenant && company.type === 'THIRD_PARTY_AGENCY' && company.status === 'ACTIVE',
  )
}

/** Returns the code that suppliers use to find an agency: letters of its name and four digits. */
function codeOf({ name }: Company, random: Random): string {
  const letters = slug(name, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  return `${letters.slice(0, 8)}${random.between(1000, 9999)}`
}

/** Returns the partner codes of all agencies, by company id. */
export function partnerCodes(northbridge: Company, others: readonly Company[]): ReadonlyMap<string, string> {
  const random = createRandom(SEED)
  const codes = new Map([[northbridge.id, 'NORTHBRIDGE']])
  for (const company of others) {
    if (company.type === 'THIRD_PARTY_AGENCY') codes.set(company.id, codeOf(company, random))
  }
  return codes
}

/** Returns the agencies that are partners of the demo's large suppliers, by supplier. */
export function partnersOf(named: Readonly<Record<NamedCompany, Company>>, others: readonly Company[]) {
  return (['brightFoods', 'campoVerde', 'erable'] as const).map((name) => ({
    company: named[name],
    agencies: agenciesOf(named[name], others).slice(0, COUNTS[name]),
  }))
}

type Partnerships = ReturnType<typeof partnersOf>

/** Returns the login ids of the first two active users of each partner, who can act for its suppliers. */
export function agentsOf(partnerships: Partnerships, people: readonly Person[]): ReadonlySet<string> {
  const agencies = new Set(partnerships.flatMap((partnership) => partnership.agencies))
  const agents = [...agencies].flatMap((agency) =>
    people.filter(({ company, status }) => company === agency && status === 'ACTIVE').slice(0, 2),
  )
  return new Set(agents.map(({ loginId }) => loginId))
}

/** Adds the partners of the demo's large suppliers, each with some of the supplier's products. */
export async function fillPartners(db: Db, partnerships: Partnerships, calendar: Calendar): Promise<void> {
  const random = createRandom(SEED + 1)
  const offers = await db.selectFrom('companies_products').select(['company_id', 'product_code', 'status']).execute()
  const rows = partnerships.flatMap(({ company, agencies }) => {
    const codes = offers
      .filter(({ company_id, status }) => company_id === company.id && status === 'ACTIVE')
      .map(({ product_code }) => product_code)
      .toSorted()
    return agencies.map((agency) => {
      const at = calendar.daysAgo(random.between(10, 395))
      const by = `admin@${company.domain}`
      const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
      const id = random.uuid()
      const chosen = codes.filter((_, index) => index === 0 || random.chance(0.4))
      const access_level = random.chance(0.1) ? ACCESS_LEVELS.API_BULK : ACCESS_LEVELS.UI
      return {
        partner: { id, company_id: company.id, partner_company_id: agency.id, access_level, ...audit },
        products: chosen.map((product_code) => ({ partner_id: id, product_code, ...audit })),
      }
    })
  })
  await insertAll(
    db,
    'partners',
    rows.map(({ partner }) => partner),
  )
  await insertAll(
    db,
    'partners_products',
    rows.flatMap(({ products }) => products),
  )
}
