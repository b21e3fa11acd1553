import type { ActivityEvent, ProductCode } from '@tessera/contract'
import { PRODUCT_CODES } from '@tessera/contract'
import { personName, slug } from '../core/mock/names.ts'
import type { Random } from '../core/mock/random.ts'
import { OPERATOR } from '../core/commands/command.ts'
import type { WorkingDays } from './activity-days.ts'
import type { LogCompany, LoggedUser } from './activity-people.ts'

type State = Readonly<Record<string, unknown>>

/** A log entry before it is stored. */
export interface DemoEntry {
  at: Date
  event: ActivityEvent
  /** The login id. */
  by: string
  entityId: string
  entityTitle: string | null
  before?: State
  after?: State
}

/** The facts for generating a company's entries. */
export interface LogPlan {
  company: LogCompany
  days: WorkingDays
  random: Random
  /** Returns the login id of an administrator who could have made a change on a day. */
  adminOn: (day: number) => string
}

const nameOf = ({ first_name, last_name }: Pick<LoggedUser, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`
const about = (user: LoggedUser) => ({ entityId: user.login_id, entityTitle: nameOf(user) })

const TITLES = {
  US: ['Buyer', 'Category manager', 'Account manager', 'Analyst', 'Supply planner', 'Head of sales'],
  MX: [
    'Comprador',
    'Gerente de categoría',
    'Ejecutivo de cuenta',
    'Analista',
    'Planeador de abasto',
    'Director de ventas',
  ],
  CA: [
    'Acheteur',
    'Gestionnaire de catégorie',
    'Directrice de comptes',
    'Analyste',
    'Planificateur',
    'Directeur des ventes',
  ],
} as const
const REASONS = {
  US: ['On leave', 'Moved to another team', 'Password shared by mistake', 'Contract ended'],
  MX: ['De licencia', 'Cambió de equipo', 'Compartió su contraseña por error', 'Terminó su contrato'],
  CA: ['En congé', 'A changé d’équipe', 'Mot de passe partagé par erreur', 'Fin du contrat'],
} as const

/** Two working days in order, at least one day apart, from a day on; null if none remain. */
function twoDays({ days, random }: LogPlan, from: number): [number, number] | null {
  if (from > days.count - 3) return null
  const first = random.between(from, days.count - 3)
  return [first, random.between(first + 1, Math.min(days.count - 1, first + 15))]
}

/** An edit that adds a product and a later one that removes it, so that the user has the current products. */
export function editsOf(plan: LogPlan, user: LoggedUser, from: number): DemoEntry[] {
  const { days, random, adminOn } = plan
  const others = PRODUCT_CODES.filter((code) => !user.products.includes(code))
  const two = twoDays(plan, from)
  const extra = others[random.between(0, Math.max(0, others.length - 1))]
  if (!two || !extra) return []
  const { first_name, last_name, user_group, can_switch_company } = user
  const stateWith = (products: readonly ProductCode[]) => ({
    first_name,
    last_name,
    user_group,
    can_switch_company,
    products: products.toSorted(),
  })
  const [less, more] = [stateWith(user.products), stateWith([...user.products, extra])]
  const edit = { event: 'USER_UPDATED', ...about(user) } as const
  return [
    { ...edit, at: days.momentOn(two[0]), by: adminOn(two[0]), before: less, after: more },
    { ...edit, at: days.momentOn(two[1]), by: adminOn(two[1]), before: more, after: less },
  ]
}

/** A block and its end. */
export function blocksOf(plan: LogPlan, user: LoggedUser, from: number): DemoEntry[] {
  const { days, random, adminOn, company } = plan
  const two = twoDays(plan, from)
  if (!two) return []
  const open = { status: 'ACTIVE', stage: null, blocked_reason: null }
  const blocked = { status: 'BLOCKED', stage: null, blocked_reason: random.pick(REASONS[company.tenant]) }
  return [
    {
      event: 'USER_BLOCKED',
      ...about(user),
      at: days.momentOn(two[0]),
      by: adminOn(two[0]),
      before: open,
      after: blocked,
    },
    {
      event: 'USER_UNBLOCKED',
      ...about(user),
      at: days.momentOn(two[1]),
      by: adminOn(two[1]),
      before: blocked,
      after: open,
    },
  ]
}

/** A user who was added and later deleted, and is in no list. */
export function departureOf(plan: LogPlan, taken: Set<string>): DemoEntry[] {
  const { days, random, adminOn, company } = plan
  const { first, last } = personName(random, company.tenant)
  const entityId = `${slug(first)}.${slug(last)}.${random.between(2, 99)}@${company.domain}`
  const start = random.between(0, days.count - 12)
  if (taken.has(entityId)) return []
  taken.add(entityId)
  const [registers, leaves] = [start + random.between(1, 3), start + random.between(5, 11)]
  const products = [random.pick(PRODUCT_CODES)]
  const person = { entityId, entityTitle: `${first} ${last}` }
  const invited = { status: 'PENDING', user_group: null, third_party_user: false, products }
  return [
    { event: 'USER_CREATED', ...person, at: days.momentOn(start), by: adminOn(start), before: {}, after: invited },
    {
      event: 'USER_REGISTERED',
      ...person,
      at: days.momentOn(registers),
      by: entityId,
      before: { first_name: first, last_name: last, stage: 'INVITATION_SENT' },
      after: { first_name: first, last_name: last, stage: 'GRANTING_ACCESS' },
    },
    {
      event: 'USER_DELETED',
      ...person,
      at: days.momentOn(leaves),
      by: adminOn(leaves),
      before: { status: 'ACTIVE', stage: null, blocked_reason: null },
      after: { status: 'DELETED', stage: null, blocked_reason: null },
    },
  ]
}

/** A user of another company who acts for this one for some hours on a day. */
export function visitOf({ company, days, random }: LogPlan, by: string, from: number, own: string): DemoEntry[] {
  const day = random.between(from, days.count - 1)
  const start = days.momentOn(day)
  const entity = { entityId: company.id, entityTitle: company.name }
  const [outside, inside] = [{ company: own }, { company: company.name }]
  const end = new Date(start.getTime() + random.between(4, 40) * 60_000)
  return [
    { event: 'CONTEXT_SET', ...entity, at: start, by, before: outside, after: inside },
    { event: 'CONTEXT_RESET', ...entity, at: end, by, before: inside, after: outside },
  ]
}

/** A list of users that an administrator has exported. */
export function exportOf({ company, days, random, adminOn }: LogPlan, most: number): DemoEntry[] {
  const day = random.between(0, days.count - 1)
  const format = random.chance(0.6) ? 'xlsx' : 'csv'
  const status = random.pick(['ACTIVE', 'ACTIVE', 'PENDING', 'BLOCKED'])
  const count = status === 'ACTIVE' ? random.between(Math.ceil(most * 0.8), most) : random.between(5, 60)
  const own = { entityId: company.id, entityTitle: company.name, at: days.momentOn(day), by: adminOn(day), before: {} }
  if (random.chance(0.08)) return [{ ...own, event: 'ACTIVITY_EXPORTED', after: { format, count: count * 12 } }]
  return [{ ...own, event: 'USERS_EXPORTED', after: { status, format, sortBy: 'lastName', sortOrder: 'asc', count } }]
}

/** A user's download of the data dictionary. */
export function downloadOf({ company, days, random }: LogPlan, user: LoggedUser, from: number): DemoEntry[] {
  const after = { locale: { US: 'en-US', MX: 'es-MX', CA: 'fr-CA' }[company.tenant], count: random.between(40, 1410) }
  const at = days.momentOn(random.between(from, days.count - 1))
  const own = { entityId: company.id, entityTitle: company.name }
  return [{ event: 'DICTIONARY_EXPORTED', ...own, at, by: user.login_id, before: {}, after }]
}

/** Access that an operator confirmed at the command line, on the day after the user registered. */
export function confirmationOf({ days }: LogPlan, user: LoggedUser, from: number): DemoEntry[] {
  const [product] = user.products
  if (!product || from >= days.count - 1) return []
  return [
    {
      event: 'GRANT_CONFIRMED',
      ...about(user),
      at: days.momentOn(from + 1),
      by: OPERATOR,
      before: { status: 'ACTIVE', products: { [product]: 'ACCESS_PENDING' } },
      after: { status: 'ACTIVE', products: { [product]: 'ACCESS_COMPLETE' } },
    },
  ]
}

/** Consecutive changes to a user's profile, of which the last results in the current values. */
export function profilesOf(
  { company, days, random }: LogPlan,
  user: LoggedUser,
  from: number,
  count: number,
): DemoEntry[] {
  const { first_name, last_name } = user
  const moments = Array.from({ length: count }, () => days.momentOn(random.between(from, days.count - 1)))
  const ordered = moments.toSorted((one, other) => one.getTime() - other.getTime())
  let state = { first_name, last_name, phone: user.phone, job_title: user.job_title }
  return ordered.map((at, index) => {
    const phone = `+1 (479) 555-${String(random.between(100, 9999)).padStart(4, '0')}`
    const change = index % 2 === 0 ? { job_title: random.pick(TITLES[company.tenant]) } : { phone }
    const [before, after] = [state, { ...state, ...change }]
    state = after
    return { event: 'PROFILE_UPDATED', ...about(user), at, by: user.login_id, before, after }
  })
}
