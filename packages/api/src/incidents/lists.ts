import type { IncidentRow, IncidentsQuery, ListPage, Locale, QueueQuery, QueueRow } from '@tessera/contract'
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { namesOf } from '../users/queries.ts'
import { choiceTitle } from './choices.ts'
import type { Reader, StoredIncident } from './queries.ts'
import { companyIncidents, incidents, ownIncidents, excerptOf, sortsOf, subjectOf } from './queries.ts'
import type { StatusReader } from './rules.ts'
import { incidentIdOf, statusInfoOf } from './rules.ts'

type Incidents = ReturnType<typeof incidents>

function filtered(
  rows: Incidents,
  { statuses = [], types = [] }: Pick<IncidentsQuery, 'statuses' | 'types'>,
): Incidents {
  const byStatus = statuses.length > 0 ? rows.where('status', 'in', statuses) : rows
  return types.length > 0 ? byStatus.where('support_type', 'in', types) : byStatus
}

const SEARCHED = [
  sql<string>`'INC-' || incidents.number`,
  sql<string>`incidents.company_name`,
  sql<string>`incidents.first_name || ' ' || incidents.last_name`,
  sql<string>`incidents.contact_email`,
  sql<string>`incidents.description`,
]

function searched(rows: Incidents, search: string | undefined, locale: Locale): Incidents {
  if (!search) return rows
  const texts: Expression<SqlBool>[] = [...SEARCHED, subjectOf(locale)].map((text) => contains(text, search))
  return rows.where((is) => is.or(texts))
}

interface PageQuery {
  page: number
  size: number
  sortBy: keyof ReturnType<typeof sortsOf>
  sortOrder: 'asc' | 'desc'
}

async function pageOf(rows: Incidents, { page, size, sortBy, sortOrder }: PageQuery, locale: Locale) {
  const { total } = await rows
    .clearSelect()
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const own = await rows
    .select(subjectOf(locale).as('subject'))
    .select(choiceTitle('incidents.support_type', locale).as('supportTitle'))
    .orderBy(sortsOf(locale)[sortBy], (order) => (sortOrder === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('incidents.number', sortOrder)
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows: own, total: Number(total) }
}

type Listed = StoredIncident & { subject: string; supportTitle: string | null }

function toRow(row: Listed, locale: Locale, by: StatusReader): Omit<IncidentRow, 'unread'> {
  return {
    incidentId: incidentIdOf(row.number),
    subject: row.subject,
    createdOn: row.created_at.toISOString(),
    lastUpdatedOn: row.last_updated_at.toISOString(),
    statusInfo: statusInfoOf(row.status, locale, by),
    companyName: row.company_name,
    query: excerptOf(row.description),
    supportType: { id: row.support_type, title: row.supportTitle ?? row.support_type },
  }
}

/** When the reader last opened each of some incidents. */
async function readTimes(db: Db, ids: readonly string[], { loginId }: Reader): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('incidents_reads')
    .select(['incident_id', 'read_at'])
    .where('login_id', '=', loginId)
    .where('incident_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ incident_id, read_at }) => [incident_id, read_at]))
}

type Changed = Pick<StoredIncident, 'last_updated_at' | 'last_updated_by'>

/** Whether other users have changed an incident since the reader last opened it. */
export function isUnread(row: Changed, readAt: Date | undefined, { loginId }: Reader): boolean {
  return row.last_updated_by !== loginId && (readAt === undefined || row.last_updated_at > readAt)
}

/** One page of the reader's incidents, or of their company's. */
export async function listIncidents(
  db: Db,
  query: IncidentsQuery,
  reader: Reader,
  locale: Locale,
): Promise<ListPage<IncidentRow>> {
  const all = query.scope === 'company' ? companyIncidents(db, reader) : ownIncidents(db, reader)
  const { rows, total } = await pageOf(searched(filtered(all, query), query.search, locale), query, locale)
  const ids = rows.map(({ id }) => id)
  const readAt = await readTimes(db, ids, reader)
  const content = rows.map((row) => ({
    ...toRow(row, locale, 'user'),
    unread: isUnread(row, readAt.get(row.id), reader),
  }))
  return toPage(content, total, query)
}

function ofAssignees(rows: Incidents, assignees: readonly ('mine' | 'none')[], loginId: string): Incidents {
  if (assignees.length === 0) return rows
  return rows.where((is) =>
    is.or(
      assignees.map((each) =>
        each === 'mine' ? is('assignee_login_id', '=', loginId) : is('assignee_login_id', 'is', null),
      ),
    ),
  )
}

/** One page of a tenant's queue. */
export async function listQueue(
  db: Db,
  query: QueueQuery,
  { loginId, tenant, locale }: { loginId: string; tenant: StoredIncident['tenant']; locale: Locale },
): Promise<ListPage<QueueRow>> {
  const all = ofAssignees(incidents(db).where('tenant', '=', tenant), query.assignees ?? [], loginId)
  const { rows, total } = await pageOf(searched(filtered(all, query), query.search, locale), query, locale)
  const names = await namesOf(
    db,
    rows.flatMap(({ assignee_login_id: id }) => id ?? []),
  )
  const content = rows.map((row) => ({ ...toRow(row, locale, 'staff'), ...queueFacts(row, names) }))
  return toPage(content, total, query)
}

/** The facts of an incident that only staff see, in the queue. */
export function queueFacts(
  row: StoredIncident,
  names: ReadonlyMap<string, string>,
): Pick<QueueRow, 'version' | 'assignee' | 'contactName' | 'waitingSince'> {
  const { assignee_login_id: loginId } = row
  return {
    version: row.version,
    assignee: loginId === null ? null : { loginId, name: names.get(loginId) ?? loginId },
    contactName: `${row.first_name} ${row.last_name}`,
    waitingSince: row.waiting_since?.toISOString() ?? null,
  }
}
