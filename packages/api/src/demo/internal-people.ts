import type { Group, ProductCode, TenantCode } from '@tessera/contract'
import { ACCESS_LEVELS, PRODUCT_CODES } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import type { Random } from '../core/mock/random.ts'
import { createRandom } from '../core/mock/random.ts'
import type { Company } from './companies.ts'
import type { Calendar } from './dates.ts'
import { insertAll } from './insert.ts'
import type { Person } from './people.ts'
import { createPeople, toUserRow } from './people.ts'

/** A separate seed, so that internal users don't affect other demo data. */
const SEED = 20_261_128

type Texts = readonly [string, ...string[]]

/** The strategic business units of merchants; the United States has 14. */
const UNITS: Readonly<Record<TenantCode, Texts>> = {
  US: [
    'Grocery: dry goods',
    'Grocery: fresh',
    'Frozen and dairy',
    'Beverages and snacks',
    'Health and wellness',
    'Beauty and personal care',
    'Household essentials',
    'Baby and toys',
    'Pets',
    'Apparel and footwear',
    'Home and furniture',
    'Electronics and gaming',
    'Sporting goods and outdoor living',
    'Hardware and automotive',
  ],
  MX: ['Abarrotes', 'Perecederos', 'Cuidado personal', 'Hogar', 'Ropa y calzado', 'Electrónica'],
  CA: ['Épicerie', 'Produits frais', 'Soins personnels', 'Maison', 'Vêtements', 'Électronique'],
}

/** Periods in which asset protection's stores accept no visits. */
const BLACKOUTS: Readonly<Record<TenantCode, Texts>> = {
  US: ['Holiday season', 'Back to school', 'Spring inventory', 'Fiscal year end', 'Store remodel', 'Hurricane season'],
  MX: ['Temporada navideña', 'Buen Fin', 'Inventario anual', 'Cierre fiscal'],
  CA: ['Temps des fêtes', 'Rentrée scolaire', 'Inventaire annuel', 'Fin d’exercice'],
}

interface PeopleCount {
  internal: number
  merchants: number
  protection: number
}
const PEOPLE_COUNTS: Readonly<Record<TenantCode, PeopleCount>> = {
  US: { internal: 240, merchants: 140, protection: 60 },
  MX: { internal: 0, merchants: 12, protection: 4 },
  CA: { internal: 0, merchants: 12, protection: 4 },
}

/** An internal user with the fields that depend on the kind. */
type InternalPerson = Person & { sbu: string | null; areaNumber: string | null }

type People = ReturnType<typeof createPeople>

/** Makes an internal user: most are active, some are invited, and a few are blocked. */
function anyone(people: People, company: Company, index: number): Person {
  if (index % 23 === 7) return people.pending(company, index * 6)
  if (index % 41 === 19) return people.blocked(company)
  const group: Group | undefined = index % 60 === 31 ? 'ADMIN' : undefined
  return people.active(company, group ? { group } : {})
}

/**
 * Makes the internal users of a company: those without a kind, merchants by business unit, and asset protection by
 * area.
 */
function peopleOf(company: Company, taken: Iterable<string>, random: Random, scale: number): InternalPerson[] {
  const people = createPeople(random, taken)
  const { internal, merchants, protection } = PEOPLE_COUNTS[company.tenant]
  const units = UNITS[company.tenant]
  const times = (count: number, make: (index: number) => InternalPerson) =>
    Array.from({ length: count * scale }, (_, index) => make(index))
  return [
    ...times(internal, (index) => ({ ...anyone(people, company, index), sbu: null, areaNumber: null })),
    ...times(merchants, (index) => ({
      ...anyone(people, company, index),
      internalKind: 'internal_merchant',
      sbu: units[index % units.length] ?? units[0],
      areaNumber: null,
      ...(index % 9 === 4 && { switches: 'persona' as const }),
    })),
    ...times(protection, (index) => ({
      ...anyone(people, company, index),
      internalKind: 'internal_asset_protection',
      sbu: random.pick(BLACKOUTS[company.tenant]),
      areaNumber: String(random.between(101, 9899)),
    })),
  ]
}

/** Returns the grants of an internal user: none while they are only invited, and often none without a kind. */
function grantsTo(person: InternalPerson, offered: readonly ProductCode[], random: Random, calendar: Calendar) {
  if (person.status !== 'ACTIVE' || (person.internalKind === undefined && random.chance(0.35))) return []
  return offered
    .filter((_, index) => index === 0 || random.chance(0.35))
    .map((product_code) => {
      const at = calendar.daysAgo(random.between(5, 400))
      const open = { status: 'ACCESS_COMPLETE', access_level: ACCESS_LEVELS.UI } as const
      return { login_id: person.loginId, product_code, ...open, created_at: at, updated_at: at }
    })
}

async function productsOf(db: Db, company: Company): Promise<ProductCode[]> {
  const rows = await db
    .selectFrom('companies_products')
    .select('product_code')
    .where('company_id', '=', company.id)
    .where('status', '=', 'ACTIVE')
    .execute()
  const own = rows.map(({ product_code }) => product_code)
  return PRODUCT_CODES.filter((code) => own.includes(code))
}

/** Returns the internal company of a tenant, chosen in the same way as by the calls. */
function internalIn(companies: readonly Company[], tenant: TenantCode): Company | undefined {
  const [first] = companies
    .filter((company) => company.tenant === tenant && company.type === 'INTERNAL' && company.status === 'ACTIVE')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return first
}

interface Filling {
  scintilla: Company
  others: readonly Company[]
  /** The existing users. */
  people: readonly Person[]
  calendar: Calendar
  scale: number
}

/** Adds the internal users of every tenant. */
export async function fillInternalPeople(db: Db, { scintilla, others, people, calendar, scale }: Filling) {
  const random = createRandom(SEED)
  const companies = [scintilla, internalIn(others, 'MX'), internalIn(others, 'CA')]
  for (const company of companies) {
    if (!company) continue
    const taken = people.filter((person) => person.company === company).map(({ loginId }) => loginId)
    const added = peopleOf(company, taken, random, scale)
    const admin = people.find((person) => person.company === company && person.group === 'ADMIN')?.loginId
    const inviter = company === scintilla ? 'super@scintilla.example' : admin
    const rows = added.map((person) => ({
      ...toUserRow(person, inviter, calendar, random),
      sbu: person.sbu,
      buo_area_number: person.areaNumber,
    }))
    await insertAll(db, 'users', rows)
    const offered = await productsOf(db, company)
    const grants = added.flatMap((person) => grantsTo(person, offered, random, calendar))
    await insertAll(db, 'products_grants', grants)
    const invited = added.filter(({ status }) => status === 'PENDING')
    const promises = invited.flatMap(({ loginId }) =>
      offered.slice(0, 2).map((product_code) => ({ login_id: loginId, product_code })),
    )
    await insertAll(db, 'users_promised_products', promises)
  }
}
