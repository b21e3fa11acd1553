import type { ProductCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'

/** The domains added within the log's time range; their rows get the times of the entries. */
export async function domainEntries(db: Db, { company, days }: LogPlan): Promise<DemoEntry[]> {
  const rows = await db
    .selectFrom('domains')
    .select(['id', 'domain_name', 'allow_sub_domains', 'is_3p_domain', 'created_at'])
    .where('company_id', '=', company.id)
    .orderBy('domain_name')
    .execute()
  const entries: DemoEntry[] = []
  for (const row of rows) {
    const day = days.dayOf(row.created_at)
    if (day === undefined) continue
    const at = days.momentOn(day)
    const { domain_name: domainName, allow_sub_domains, is_3p_domain: is3pDomain } = row
    const after = { domainName, allow_sub_domains, is3pDomain }
    const entity = { entityId: domainName, entityTitle: null }
    entries.push({ event: 'DOMAIN_ADDED', ...entity, at, by: company.admin, before: {}, after })
    await db.updateTable('domains').set({ created_at: at }).where('id', '=', row.id).execute()
  }
  return entries
}

interface RequestRow {
  id: string
  login_id: string
  name: string
  status: string
  note: string
  reason: string | null
  created_at: Date
  updated_at: Date
  updated_by: string
  products: ProductCode[]
  approved: ProductCode[] | null
}

const OUTCOMES = {
  APPROVED: 'ACCESS_REQUEST_APPROVED',
  REJECTED: 'ACCESS_REQUEST_REJECTED',
  CANCELLED: 'ACCESS_REQUEST_CANCELLED',
} as const

/** The end of a request that a user ended. */
function endOf({ days, company }: LogPlan, row: RequestRow, sent: Date): DemoEntry[] {
  const event = OUTCOMES[row.status as keyof typeof OUTCOMES]
  const day = days.dayOf(row.updated_at)
  if (!event || day === undefined) return []
  const found = days.momentOn(day)
  const at = found > sent ? found : new Date(sent.getTime() + 45 * 60_000)
  const by = row.status === 'CANCELLED' ? row.login_id : company.admin
  const details = { products: row.approved ?? row.products, ...(row.reason && { reason: row.reason }) }
  const change = { before: { status: 'SUBMITTED' }, after: { status: row.status, ...details } }
  return [{ event, entityId: row.id, entityTitle: row.name, at, by, ...change }]
}

/** The access requests to a company and their ends. */
export async function requestEntries(db: Db, plan: LogPlan): Promise<DemoEntry[]> {
  const { rows } = await sql<RequestRow>`select r.id, r.login_id, u.first_name || ' ' || u.last_name as name, r.status,
      r.requestor_note as note, r.reason, r.created_at, r.updated_at, r.updated_by,
      array(select product_code from access_requests_products p where p.request_id = r.id order by product_code) as products,
      array(select product_code from access_requests_products p
        where p.request_id = r.id and p.is_approved order by product_code) as approved
    from access_requests r join users u on u.login_id = r.login_id
    where r.company_id = ${plan.company.id} order by r.created_at, r.id`.execute(db)
  // No user makes requests before registering.
  await sql`update users set registered_at = first.at - interval '6 days', created_at = first.at - interval '8 days'
    from (select login_id, min(created_at) as at from access_requests where company_id = ${plan.company.id}
      group by login_id) as first
    where first.login_id = users.login_id and users.registered_at > first.at - interval '1 day'`.execute(db)
  return rows.flatMap((row) => {
    const day = plan.days.dayOf(row.created_at)
    if (day === undefined) return []
    const at = plan.days.momentOn(day)
    const after = { status: 'SUBMITTED', products: row.products, requestor_note: row.note }
    const entity = { entityId: row.id, entityTitle: row.name }
    const sent: DemoEntry = { event: 'ACCESS_REQUEST_CREATED', ...entity, at, by: row.login_id, before: {}, after }
    const approved = row.status === 'APPROVED' ? row.approved : null
    return [sent, ...endOf(plan, { ...row, approved }, at)]
  })
}
