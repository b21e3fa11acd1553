import type { DecisionChange, ReviewUser } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { plainText } from '../core/text/plain-text.ts'
import { lockOpenReview, writeDecision } from './queries.ts'
import { countsOf, readUsers, rowMaker } from './review-users.ts'
import type { ReviewedUser } from './tables.ts'

function refuseRemoval({ reason }: ReviewedUser): never {
  if (reason === 'OWN_ACCOUNT') throw invalidField('decision', 'own_account', 'You cannot remove your own account.')
  throw new HttpError('LAST_ADMIN')
}

/** Saves a decision on a user and its note, unless another decision was saved since the caller read it. */
export function decide(
  companyId: string,
  loginId: string,
  { decision, note: written, version }: DecisionChange,
  context: CallContext,
): Promise<ReviewUser> {
  const { account } = callerOf(context)
  const reader = { readerId: account.loginId, now: context.clock.now() }
  const note = plainText(written)
  return transact(context.db, async (tx) => {
    const review = await lockOpenReview(tx, companyId)
    const toRow = await rowMaker(tx, context.locale)
    const read = async (): Promise<ReviewedUser> => {
      const user = (await readUsers(tx, review, reader)).find((each) => each.loginId === loginId)
      if (!user) throw new HttpError('NOT_FOUND')
      return user
    }
    const before = await read()
    if (before.version !== version) throw new HttpError('CONFLICT', { current: toRow(before) })
    if (decision === 'REMOVE' && !before.removable) refuseRemoval(before)
    if (decision === before.decision && note === before.note) return toRow(before)
    await writeDecision(tx, review.id, { loginId, decision, note }, { by: reader.readerId, at: reader.now })
    await context.recordActivity(tx, 'ACCESS_REVIEW_DECIDED', account, {
      entityId: loginId,
      before: { decision: before.decision, note: before.note },
      after: { decision, note },
    })
    return toRow(await read())
  })
}

const isAdmin = ({ role, status }: ReviewedUser): boolean => role === 'ADMIN' && status === 'ACTIVE'

/** Applies the advice to each undecided user; the last administrator stays. */
export function applyAdvice(companyId: string, context: CallContext): Promise<{ keep: number; remove: number }> {
  const { account } = callerOf(context)
  const reader = { readerId: account.loginId, now: context.clock.now() }
  return transact(context.db, async (tx) => {
    const review = await lockOpenReview(tx, companyId)
    const users = await readUsers(tx, review, reader)
    let admins = users.filter((user) => isAdmin(user) && user.decision !== 'REMOVE').length
    const decided = users
      .filter(({ decision }) => decision === null)
      .map((user) => {
        const stays = user.advice === 'KEEP' || !user.removable || (isAdmin(user) && admins === 1)
        if (!stays && isAdmin(user)) admins -= 1
        return { loginId: user.loginId, note: user.note, decision: stays ? ('KEEP' as const) : ('REMOVE' as const) }
      })
    for (const each of decided) await writeDecision(tx, review.id, each, { by: reader.readerId, at: reader.now })
    const { keep, remove } = countsOf(decided)
    const idsWith = (wanted: 'KEEP' | 'REMOVE') =>
      decided.filter(({ decision }) => decision === wanted).map(({ loginId }) => loginId)
    if (decided.length > 0) {
      await context.recordActivity(tx, 'ACCESS_REVIEW_DECIDED', account, {
        entityId: review.id,
        before: { undecided: decided.length },
        after: { undecided: 0, keep, remove, users_to_keep: idsWith('KEEP'), users_to_remove: idsWith('REMOVE') },
      })
    }
    return { keep, remove }
  })
}
