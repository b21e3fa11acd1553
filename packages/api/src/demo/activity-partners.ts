import type { AccessLevel, ProductCode } from '@tessera/contract'
import { ACCESS_LEVELS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'
import { visitOf } from './activity-entries.ts'

/** The share of users who can act for a company and have done so. */
const ACTED = 0.67
/** The ratio of current partners to removed ones. */
const REMOVED_EVERY = 8

interface PartnerRow {
  id: string
  agency_id: string
  name: string
  code: string
  access_level: AccessLevel
  created_at: Date
  products: ProductCode[]
}

interface Partnered {
  entries: DemoEntry[]
  /** The day on which each partner was added, by the agency's id. */
  days: ReadonlyMap<string, number>
}

async function partnersIn(db: Db, companyId: string): Promise<PartnerRow[]> {
  const { rows } = await sql<PartnerRow>`select partners.id, agencies.id as agency_id, agencies.name,
      agencies.business_code as code, access_level, partners.created_at,
      array(select product_code from partners_products where partner_id = partners.id order by product_code) as products
    from partners join companies agencies on agencies.id = partner_company_id
    where partners.company_id = ${companyId} order by agencies.name, agencies.id`.execute(db)
  return rows
}

const stateOf = ({ name, code, products, access_level }: Omit<PartnerRow, 'id' | 'agency_id' | 'created_at'>) => ({
  partner: name,
  business_code: code,
  products,
  access_level,
})

/** A company's current partners; their rows get the times of the entries. */
async function additionsOf(db: Db, { company, days }: LogPlan): Promise<Partnered> {
  const added = (await partnersIn(db, company.id)).flatMap((row) => {
    const day = days.dayOf(row.created_at)
    return day === undefined ? [] : [{ row, day, at: days.momentOn(day) }]
  })
  const moments = JSON.stringify(added.map(({ row, at }) => ({ id: row.id, at })))
  await sql`update partners set created_at = moments.at, updated_at = moments.at
    from json_to_recordset(${moments}::json) as moments (id uuid, at timestamptz) where partners.id = moments.id`.execute(
    db,
  )
  await sql`update partners_products set created_at = moments.at, updated_at = moments.at
    from json_to_recordset(${moments}::json) as moments (id uuid, at timestamptz)
    where partner_id = moments.id`.execute(db)
  return {
    entries: added.map(({ row, at }) => {
      const entity = { entityId: row.code, entityTitle: row.name }
      return { event: 'PARTNER_ADDED', ...entity, at, by: company.admin, before: {}, after: stateOf(row) }
    }),
    days: new Map(added.map(({ row, day }) => [row.agency_id, day])),
  }
}

/** Agencies that were partners for a few weeks. */
async function formerPartners(db: Db, plan: LogPlan, present: ReadonlyMap<string, number>): Promise<DemoEntry[]> {
  const { company, days, random, adminOn } = plan
  const agencies = await db
    .selectFrom('companies')
    .select(['id', 'name', 'business_code'])
    .where('tenant', '=', company.tenant)
    .where('type', '=', 'THIRD_PARTY_AGENCY')
    .where('business_code', 'is not', null)
    .where('business_code', '<>', 'NORTHBRIDGE')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const former = agencies.filter(({ id }) => !present.has(id)).slice(0, Math.ceil(present.size / REMOVED_EVERY))
  return former.flatMap(({ name, business_code }) => {
    const code = business_code ?? ''
    const start = random.between(0, Math.floor(days.count / 2))
    const end = random.between(start + 15, days.count - 1)
    const partner = stateOf({ name, code, products: ['SHOPPER_BEHAVIOR'], access_level: ACCESS_LEVELS.UI })
    const entity = { entityId: code, entityTitle: name }
    const [added, removed] = [days.momentOn(start), days.momentOn(end)]
    return [
      { event: 'PARTNER_ADDED', ...entity, at: added, by: adminOn(start), before: {}, after: partner },
      { event: 'PARTNER_REMOVED', ...entity, at: removed, by: adminOn(end), before: partner, after: {} },
    ]
  })
}

interface Visitor {
  login_id: string
  company_id: string
  own: string
  registered_at: Date
}

async function visitorsFor(db: Db, companyId: string): Promise<Visitor[]> {
  const { rows } = await sql<Visitor>`select users.login_id, users.company_id, companies.name as own, registered_at
    from companies_delegates delegates
      join users on users.login_id = delegates.login_id
      join companies on companies.id = users.company_id
    where delegates.company_id = ${companyId} and users.status = 'ACTIVE' and registered_at is not null
      and users.login_id not in (select login_id from session_credentials)
    order by users.login_id`.execute(db)
  return rows
}

/** The day after each approval, by the requester's login id. */
function approvalDays(requests: readonly DemoEntry[], { days }: LogPlan): ReadonlyMap<string, number> {
  const requesters = new Map(
    requests.filter(({ event }) => event === 'ACCESS_REQUEST_CREATED').map(({ entityId, by }) => [entityId, by]),
  )
  return new Map(
    requests
      .filter(({ event }) => event === 'ACCESS_REQUEST_APPROVED')
      .flatMap(({ entityId, at }) => {
        const requester = requesters.get(entityId)
        return requester === undefined ? [] : [[requester, (days.dayOf(at) ?? 0) + 1] as const]
      }),
  )
}

/** The partners of a company, and the later acting of partners' users and approved requesters. */
export async function partnerEntries(db: Db, plan: LogPlan, requests: readonly DemoEntry[]): Promise<DemoEntry[]> {
  const { company, days, random } = plan
  const added = await additionsOf(db, plan)
  const approvals = approvalDays(requests, plan)
  const visits = (await visitorsFor(db, company.id)).flatMap(({ login_id, company_id, own, registered_at }) => {
    const since = added.days.get(company_id) ?? approvals.get(login_id)
    const from = Math.max(since ?? days.count, days.dayOf(registered_at) ?? -1) + 1
    if (from > days.count - 1 || !random.chance(ACTED)) return []
    return Array.from({ length: random.between(1, 4) }, () => visitOf(plan, login_id, from, own)).flat()
  })
  return [...added.entries, ...(await formerPartners(db, plan, added.days)), ...visits]
}
