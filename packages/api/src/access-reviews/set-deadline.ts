import type { ErrorCode, TenantCode } from '@tessera/contract'
import type { LoggedChange } from '../core/http/context.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { awaitDeadline } from './deadline-job.ts'
import type { StoredReview } from './queries.ts'
import { addReview, writeStatus } from './queries.ts'
import { deadlineProblem } from './rules.ts'

interface Market {
  companyId: string
  tenant: TenantCode
}

/** The reason why a deadline was not set. */
export type DeadlineProblem = 'past' | 'too_far' | Extract<ErrorCode, 'CONFLICT'>

type Outcome = { problem: DeadlineProblem } | { problem?: never; review: StoredReview; change: LoggedChange }

/** Opens a company's review, in the transaction that logs it. */
export async function openReview(
  db: Db,
  { companyId, tenant }: Market,
  deadline: string,
  stamp: AuditStamp,
): Promise<Outcome> {
  const problem = deadlineProblem(deadline, tenant, stamp.at)
  if (problem) return { problem }
  const review = await addReview(db, companyId, deadline, stamp)
  if (!review) return { problem: 'CONFLICT' }
  await awaitDeadline(db, review, tenant, stamp.at)
  return { review, change: { entityId: review.id, before: {}, after: { status: 'PENDING', deadline } } }
}

/** Sets another deadline for a pending review, in the transaction that logs it. */
export async function moveDeadline(
  db: Db,
  review: StoredReview,
  tenant: TenantCode,
  deadline: string,
  stamp: AuditStamp,
): Promise<Outcome> {
  const problem = deadlineProblem(deadline, tenant, stamp.at)
  if (problem) return { problem }
  if (review.status !== 'PENDING') return { problem: 'CONFLICT' }
  await writeStatus(db, review, { status: 'PENDING', deadline }, stamp)
  const moved = { ...review, deadline }
  if (deadline !== review.deadline) await awaitDeadline(db, moved, tenant, stamp.at)
  return { review: moved, change: { entityId: review.id, before: { deadline: review.deadline }, after: { deadline } } }
}
