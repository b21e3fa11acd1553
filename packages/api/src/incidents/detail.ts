import type { Incident, IncidentThread, Locale, StaffIncident, SupportChoice } from '@tessera/contract'
import { API_BASE, statusAfter } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { namesOf } from '../users/queries.ts'
import { filesOf, toAttachment } from './attachments.ts'
import { choiceTitle } from './choices.ts'
import { isUnread, queueFacts } from './lists.ts'
import type { Reader, StoredIncident } from './queries.ts'
import { excerptOf, subjectOf } from './queries.ts'
import type { StatusReader } from './rules.ts'
import { incidentIdOf, statusInfoOf } from './rules.ts'
import { otherWriters } from './writers.ts'

const SYSTEM = 'system'

async function titlesOf(db: Db, id: string, locale: Locale) {
  return db
    .selectFrom('incidents')
    .select(subjectOf(locale).as('subject'))
    .select([
      choiceTitle('incidents.account_type', locale).as('account'),
      choiceTitle('incidents.support_type', locale).as('support'),
      choiceTitle('incidents.issue', locale).as('issue'),
      choiceTitle('incidents.issue_type', locale).as('issueType'),
      choiceTitle('incidents.sub_issue_type', locale).as('subIssueType'),
    ])
    .where('incidents.id', '=', id)
    .executeTakeFirstOrThrow()
}

const choiceOf = (id: string, title: string | null): SupportChoice => ({ id, title: title ?? id })
const optionalChoice = (id: string | null, title: string | null) => (id === null ? null : choiceOf(id, title))

function threadsOf(db: Db, id: string) {
  return db
    .selectFrom('incidents_threads')
    .select(['id', 'kind', 'author_login_id', 'text', 'created_at'])
    .where('incident_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadsOf>['execute']>>[number]

/** Comments, replies and notes; only staff see the notes. */
async function readThreads(db: Db, id: string): Promise<{ threads: ThreadRow[]; notes: ThreadRow[] }> {
  const rows = await threadsOf(db, id).execute()
  return {
    threads: rows.filter(({ kind }) => kind !== 'NOTE'),
    notes: rows.filter(({ kind }) => kind === 'NOTE'),
  }
}

function statusesOf(db: Db, id: string) {
  return db
    .selectFrom('incidents_statuses')
    .select(['status', 'created_at', 'created_by'])
    .where('incident_id', '=', id)
    .orderBy('created_at')
    .orderBy(sql`status <> 'NEW'`)
    .execute()
}

async function watchersOf(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('incidents_watchers').select('login_id').where('incident_id', '=', id).execute()
  return rows.map(({ login_id }) => login_id)
}

/** A comment or a reply, as its reader can see it. */
export function toThread(row: ThreadRow, author: string, loginId: string): IncidentThread {
  return {
    id: row.id,
    text: row.text,
    author,
    isOwn: row.author_login_id === loginId,
    authorKind: row.kind === 'AGENT' ? 'AGENT' : 'USER',
    createdOn: row.created_at.toISOString(),
  }
}

/** The parts of an incident that users and staff both see. */
async function readParts(
  db: Db,
  row: StoredIncident,
  { locale, loginId, by }: { locale: Locale; loginId: string; by: StatusReader },
) {
  const titles = await titlesOf(db, row.id, locale)
  const { threads, notes } = await readThreads(db, row.id)
  const statuses = await statusesOf(db, row.id)
  const watchers = await watchersOf(db, row.id)
  const files = await filesOf(db, row.id).execute()
  const names = await namesOf(db, [
    ...[...threads, ...notes].flatMap(({ author_login_id: id }) => id ?? []),
    ...statuses.map(({ created_by }) => created_by),
    ...watchers,
    ...[row.creator_login_id, row.assignee_login_id].flatMap((id) => id ?? []),
  ])
  const contact = `${row.first_name} ${row.last_name}`
  const authorOf = ({ author_login_id: id }: ThreadRow) => (id === null ? contact : (names.get(id) ?? id))
  const filedBy = (by: string) => (by === SYSTEM ? null : (names.get(by) ?? by))
  const common = {
    incidentId: incidentIdOf(row.number),
    subject: titles.subject,
    createdOn: row.created_at.toISOString(),
    lastUpdatedOn: row.last_updated_at.toISOString(),
    statusInfo: statusInfoOf(row.status, locale, by),
    companyName: row.company_name,
    query: excerptOf(row.description),
    accountType: choiceOf(row.account_type, titles.account),
    supportType: choiceOf(row.support_type, titles.support),
    issue: optionalChoice(row.issue, titles.issue),
    issueType: optionalChoice(row.issue_type, titles.issueType),
    subIssueType: optionalChoice(row.sub_issue_type, titles.subIssueType),
    firstName: row.first_name,
    lastName: row.last_name,
    primaryContactEmail: row.contact_email,
    callBackNumber: row.phone,
    situationDescription: row.description,
    onBehalf: row.on_behalf,
    createdBy: row.creator_login_id === null ? null : (names.get(row.creator_login_id) ?? row.creator_login_id),
    threads: threads.map((thread) => toThread(thread, authorOf(thread), loginId)),
    history: statuses.map(({ status, created_at, created_by }, index) => ({
      status: statusInfoOf(status, locale, by),
      at: created_at.toISOString(),
      // An anonymous visitor filed it.
      by: index === 0 && row.creator_login_id === null ? contact : filedBy(created_by),
    })),
    watchers: watchers.map((id) => names.get(id) ?? id),
    verdict: row.verdict_helped === null ? null : { helped: row.verdict_helped, text: row.verdict_text ?? '' },
  }
  return { common, files, notes, names, authorOf }
}

/**
 * Whether the reader can close an incident: they filed it, or they are the contact of one from an anonymous visitor.
 */
export function isCreator(row: StoredIncident, { loginId }: Reader): boolean {
  return row.creator_login_id === null ? row.contact_email === loginId : row.creator_login_id === loginId
}

/** An incident as its user sees it. */
export async function readIncident(db: Db, row: StoredIncident, reader: Reader, locale: Locale): Promise<Incident> {
  const { common, files } = await readParts(db, row, { locale, loginId: reader.loginId, by: 'user' })
  const read = await db
    .selectFrom('incidents_reads')
    .select('read_at')
    .where('incident_id', '=', row.id)
    .where('login_id', '=', reader.loginId)
    .executeTakeFirst()
  const base = `${API_BASE}/osc/user/incidents/${common.incidentId}`
  return {
    ...common,
    attachments: files.map((file) => toAttachment(file, base)),
    unread: isUnread(row, read?.read_at, reader),
    canComment: statusAfter(row.status, 'comment') !== null,
    canClose: isCreator(row, reader) && statusAfter(row.status, 'close') !== null,
    canJudge: isCreator(row, reader) && row.status === 'RESOLVED',
  }
}

/** An incident as staff see it, with their notes. */
export async function readAsStaff(
  db: Db,
  row: StoredIncident,
  { locale, loginId, now }: { locale: Locale; loginId: string; now: Date },
): Promise<StaffIncident> {
  const { common, files, notes, names, authorOf } = await readParts(db, row, { locale, loginId, by: 'staff' })
  const base = `${API_BASE}/osc/incidents/${common.incidentId}`
  return {
    ...common,
    ...queueFacts(row, names),
    attachments: files.map((file) => toAttachment(file, base)),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: authorOf(note),
      isOwn: note.author_login_id === loginId,
      createdOn: note.created_at.toISOString(),
    })),
    otherWriters: await otherWriters(db, row.id, { loginId, now }),
    createdByLoginId: row.creator_login_id,
    isContactConfirmed: row.contact_confirmed_at !== null,
    locale: row.locale,
  }
}
