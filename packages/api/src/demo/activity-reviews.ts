import type { TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import { momentsOf } from '../access-reviews/rules.ts'
import type { Evidence } from '../access-reviews/tables.ts'
import type { Db } from '../core/database/database.ts'
import { createRandom } from '../core/mock/random.ts'
import type { DemoEntry } from './activity-entries.ts'
import { insertEntries } from './insert-entries.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_261_102
const SYSTEM = 'system'

interface ReviewRow {
  id: string
  company_id: string
  name: string
  tenant: TenantCode
  status: 'PENDING' | 'CONFIRMED' | 'OVERDUE'
  deadline: string
  created_at: Date
  created_by: string
  confirmed_at: Date | null
  confirmed_by: string | null
  evidence: Evidence | null
}

function confirmationOf(review: ReviewRow, entity: Pick<DemoEntry, 'entityId' | 'entityTitle'>): DemoEntry[] {
  const { evidence, confirmed_at: at, confirmed_by: by } = review
  if (!evidence || !at || by === null) return []
  const decided = evidence.users.map(({ loginId, firstName, lastName, decision, note, decidedAt }): DemoEntry => ({
    event: 'ACCESS_REVIEW_DECIDED',
    entityId: loginId,
    entityTitle: `${firstName} ${lastName}`,
    at: decidedAt === null ? at : new Date(decidedAt),
    by,
    before: { decision: null, note: '' },
    after: { decision, note },
  }))
  const removed = evidence.users.filter(({ decision }) => decision === 'REMOVE')
  const deleted = removed.map(({ loginId, firstName, lastName, status }): DemoEntry => ({
    event: 'USER_DELETED',
    entityId: loginId,
    entityTitle: `${firstName} ${lastName}`,
    at,
    by,
    before: { status, stage: null, blocked_reason: null },
    after: { status: 'DELETED', stage: null, blocked_reason: null },
  }))
  const counts = { kept: evidence.users.length - removed.length, removed: removed.length }
  const change = { before: { status: 'PENDING' }, after: { status: 'CONFIRMED', ...counts } }
  return [...decided, ...deleted, { event: 'ACCESS_REVIEW_CONFIRMED', ...entity, at, by, ...change }]
}

function entriesOf(review: ReviewRow): DemoEntry[] {
  const { id, name, tenant, status, deadline, created_at: at, created_by: by } = review
  const entity = { entityId: id, entityTitle: name }
  const opened = { before: {}, after: { status: 'PENDING', deadline } }
  const entries: DemoEntry[] = [{ event: 'ACCESS_REVIEW_OPENED', ...entity, at, by, ...opened }]
  if (status === 'CONFIRMED') return [...entries, ...confirmationOf(review, entity)]
  if (status === 'PENDING') return entries
  const { end } = momentsOf(deadline, tenant)
  const expired = { before: { status: 'PENDING' }, after: { status, deadline } }
  return [...entries, { event: 'ACCESS_REVIEW_EXPIRED', ...entity, at: end, by: SYSTEM, ...expired }]
}

/** Fills the logs of the companies that have an access review, consistent with the review. */
export async function fillReviewLogs(db: Db): Promise<void> {
  const { rows } =
    await sql<ReviewRow>`select reviews.id, company_id, companies.name, tenant, reviews.status, deadline::text,
      reviews.created_at, reviews.created_by, confirmed_at, confirmed_by, evidence
    from access_reviews reviews join companies on companies.id = company_id order by reviews.id`.execute(db)
  const logs = rows.map((row) => ({ company: { id: row.company_id, name: row.name }, entries: entriesOf(row) }))
  await insertEntries(db, logs, createRandom(SEED))
}
