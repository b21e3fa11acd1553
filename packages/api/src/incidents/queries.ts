import type { Locale } from '@tessera/contract'
import { INCIDENT_LIMITS, INCIDENT_STATUSES, isEmail } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Account } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'
import { normalized } from '../core/database/normalized-text.ts'
import { HttpError } from '../core/http/http-error.ts'
import { people } from '../users/queries.ts'
import { choiceTitle } from './choices.ts'
import { numberOf } from './rules.ts'

export { choiceTitle, offeredChoices } from './choices.ts'

/** Every column of an incident. */
export function incidents(db: Db) {
  return db.selectFrom('incidents').selectAll('incidents')
}

/** A stored incident. */
export type StoredIncident = Awaited<ReturnType<ReturnType<typeof incidents>['executeTakeFirstOrThrow']>>

/** The reader of incidents, in their own company. */
export type Reader = Pick<Account, 'loginId' | 'group' | 'ownCompany'>

type Incidents = ReturnType<typeof incidents>

const isCompanyAdmin = ({ group }: Reader): boolean => group === 'ADMIN'

/** The incidents of the reader: filed by them, or with them as the confirmed contact. */
export function ownIncidents(db: Db, { loginId }: Reader): Incidents {
  return incidents(db).where((is) =>
    is.or([
      is('creator_login_id', '=', loginId),
      is.and([is('contact_email', '=', loginId), is('contact_confirmed_at', 'is not', null)]),
    ]),
  )
}

/** The incidents of the reader's company, for its administrators. */
export function companyIncidents(db: Db, reader: Reader): Incidents {
  if (!isCompanyAdmin(reader)) throw new HttpError('FORBIDDEN')
  return incidents(db).where('company_id', '=', reader.ownCompany.id)
}

/** Every incident that the reader can see. */
function visibleIncidents(db: Db, reader: Reader): Incidents {
  const { loginId, ownCompany } = reader
  return incidents(db).where((is) =>
    is.or([
      is('creator_login_id', '=', loginId),
      is.and([is('contact_email', '=', loginId), is('contact_confirmed_at', 'is not', null)]),
      ...(isCompanyAdmin(reader) ? [is('company_id', '=', ownCompany.id)] : []),
    ]),
  )
}

async function found(incidentId: string, among: Incidents, isLocked: boolean): Promise<StoredIncident> {
  const number = numberOf(incidentId)
  const one = number === null ? null : among.where('number', '=', number)
  const row = await (isLocked ? one?.forUpdate() : one)?.executeTakeFirst()
  if (!row) throw new HttpError('NOT_FOUND')
  return row
}

/** An incident that the reader can see. Throws 404 for any other. */
export function findVisible(db: Db, incidentId: string, reader: Reader): Promise<StoredIncident> {
  return found(incidentId, visibleIncidents(db, reader), false)
}

/** An incident that the reader can see, locked until the transaction ends. Throws 404 for any other. */
export function lockVisibleIncident(tx: Db, incidentId: string, reader: Reader): Promise<StoredIncident> {
  return found(incidentId, visibleIncidents(tx, reader), true)
}

/** An incident in a tenant's queue. */
export function findQueued(db: Db, incidentId: string, tenant: StoredIncident['tenant']): Promise<StoredIncident> {
  return found(incidentId, incidents(db).where('tenant', '=', tenant), false)
}

/** An incident in a tenant's queue, locked until the transaction ends. */
export function lockQueuedIncident(
  tx: Db,
  incidentId: string,
  tenant: StoredIncident['tenant'],
): Promise<StoredIncident> {
  return found(incidentId, incidents(tx).where('tenant', '=', tenant), true)
}

/** The subject of an incident: the titles of its issue and of the levels below, or of its support type. */
export function subjectOf(locale: Locale): RawBuilder<string> {
  const [issue, type, sub, support] = ['issue', 'issue_type', 'sub_issue_type', 'support_type'].map((column) =>
    choiceTitle(`incidents.${column}`, locale),
  )
  return sql<string>`coalesce(nullif(concat_ws(' - ', ${issue}, ${type}, ${sub}), ''), ${support}, '')`
}

/** The sort columns of incident lists. */
export const sortsOf = (locale: Locale) => ({
  incidentId: sql`incidents.number`,
  subject: normalized(subjectOf(locale)),
  createdOn: sql`incidents.created_at`,
  lastUpdatedOn: sql`incidents.last_updated_at`,
  statusInfo: sql`array_position(${[...INCIDENT_STATUSES]}::text[], incidents.status)`,
  companyName: normalized(sql<string>`incidents.company_name`),
  waitingSince: sql`incidents.waiting_since`,
})

/** The start of a description, for lists. */
export function excerptOf(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ')
  const characters = Array.from(line)
  return characters.length <= INCIDENT_LIMITS.query
    ? line
    : `${characters.slice(0, INCIDENT_LIMITS.query - 1).join('')}…`
}

/** Staff who work on incidents: the super administrators. */
export async function staffMembers(db: Db): Promise<{ loginId: string; name: string }[]> {
  const rows = await people(db)
    .where('user_group', '=', 'SUPER_ADMIN')
    .where('status', '=', 'ACTIVE')
    .orderBy('first_name')
    .orderBy('login_id')
    .execute()
  return rows.map(({ login_id: loginId, first_name, last_name }) => ({ loginId, name: `${first_name} ${last_name}` }))
}

/** The company of the user with an address; null if there is none. */
export async function companyOfAddress(db: Db, email: string): Promise<string | null> {
  if (!isEmail(email)) return null
  const row = await people(db).where('login_id', '=', email).executeTakeFirst()
  return row?.company_id ?? null
}

/** The hours within which 80 % of a tenant's recent incidents got a reply; null for fewer than ten. */
export async function defaultAnswerHours(
  db: Db,
  tenant: StoredIncident['tenant'],
  since: Date,
): Promise<number | null> {
  const { rows } = await sql<{ count: string; hours: number | null }>`
    select count(*) as count, ceil(percentile_cont(0.8) within group (
      order by extract(epoch from answered_at - created_at) / 3600))::int as hours
    from incidents where tenant = ${tenant} and answered_at >= ${since}`.execute(db)
  const [row] = rows
  return row && Number(row.count) >= 10 ? row.hours : null
}
