import type { Confirmation } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { actOnUsers } from '../users/user-operations.ts'
import { actorOf } from '../users/actor.ts'
import { lockOpenReview, writeStatus } from './queries.ts'
import { countsOf, readUsers } from './review-users.ts'
import type { Evidence, ReviewedUser } from './tables.ts'

/** Refuses to confirm if users are undecided, or if the number of removals differs from the one that the sender saw. */
function check(users: readonly ReviewedUser[], { removes }: Confirmation): void {
  const { undecided, remove } = countsOf(users)
  if (undecided > 0) {
    const message = `Decide on ${undecided} more user(s) first.`
    throw new HttpError('CONFLICT', { message, current: { undecided } })
  }
  if (removes !== undefined && removes !== remove) throw new HttpError('COUNT_CHANGED', { current: remove })
}

/** Removes users as the user list does. Throws 409 if one of them cannot be removed. */
async function remove(loginIds: readonly string[], context: CallContext): Promise<void> {
  if (loginIds.length === 0) return
  const { rejected } = await actOnUsers(loginIds, { action: 'DELETE', by: actorOf(callerOf(context).account) }, context)
  if (rejected.some(({ code }) => code === 'LAST_ADMIN')) throw new HttpError('LAST_ADMIN')
  if (rejected.length > 0) {
    const message = 'Some users cannot be removed by you.'
    throw new HttpError('CONFLICT', { message, current: { rejected } })
  }
}

/** Confirms a review: removes users as decided and stores all of them as evidence, in one transaction. */
export function confirm(
  companyId: string,
  confirmation: Confirmation,
  context: CallContext,
): Promise<{ kept: number; removed: number }> {
  const { account } = callerOf(context)
  const stamp = { by: account.loginId, at: context.clock.now() }
  return transact(context.db, async (tx) => {
    const review = await lockOpenReview(tx, companyId)
    const users = await readUsers(tx, review, { readerId: stamp.by, now: stamp.at })
    check(users, confirmation)
    const removedIds = users.filter(({ decision }) => decision === 'REMOVE').map(({ loginId }) => loginId)
    await remove(removedIds, { ...context, ...context.withConnection(tx) })
    const evidence: Evidence = { confirmedBy: `${account.firstName} ${account.lastName}`, users }
    await tx
      .updateTable('access_reviews')
      .set({ status: 'CONFIRMED', confirmed_at: stamp.at, confirmed_by: stamp.by, evidence: JSON.stringify(evidence) })
      .where('id', '=', review.id)
      .execute()
    await writeStatus(tx, review, { status: 'CONFIRMED' }, stamp)
    const done = { kept: users.length - removedIds.length, removed: removedIds.length }
    await context.recordActivity(tx, 'ACCESS_REVIEW_CONFIRMED', account, {
      entityId: review.id,
      before: { status: review.status },
      after: { status: 'CONFIRMED', ...done },
    })
    return done
  })
}
