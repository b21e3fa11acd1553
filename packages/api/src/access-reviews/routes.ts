import type { AccessReview, calls } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { namesOf } from '../users/queries.ts'
import { confirm } from './confirm.ts'
import { applyAdvice, decide } from './decide.ts'
import { startReviewExport } from './exports.ts'
import { listUsers } from './list-users.ts'
import { listReviews, moveAsSuperAdmin, openAsSuperAdmin } from './operations.ts'
import type { StoredReview } from './queries.ts'
import { basicCompany, findReview } from './queries.ts'
import { countsOf, readUsers } from './review-users.ts'
import { daysLeft } from './rules.ts'

const NOTHING = { deadline: null, daysLeft: null, openedAt: null, openedBy: null, confirmedAt: null, confirmedBy: null }

/** The company in effect. Throws 404 unless it is a basic company, because only those are reviewed. */
function reviewedCompany(context: CallContext) {
  const { company } = callerOf(context).account
  return basicCompany(context.db, company.id, company.tenant)
}

function readerOf(context: CallContext) {
  return { readerId: callerOf(context).account.loginId, now: context.clock.now(), locale: context.locale }
}

async function reviewOf(context: CallContext, id: string | undefined): Promise<StoredReview> {
  const review = await findReview(context.db, (await reviewedCompany(context)).id, id)
  if (!review) throw new HttpError('NOT_FOUND')
  return review
}

async function read(id: string | undefined, context: CallContext): Promise<AccessReview> {
  const { db, clock } = context
  const { name: companyName, id: companyId } = await reviewedCompany(context)
  const review = await findReview(db, companyId, id)
  if (!review && id !== undefined) throw new HttpError('NOT_FOUND')
  if (!review) return { ...NOTHING, id: null, companyName, status: 'NONE', counts: countsOf([]) }
  const { status, deadline, created_by: opener, confirmed_by: confirmer } = review
  const names = await namesOf(db, [opener, ...(confirmer ? [confirmer] : [])])
  return {
    id: review.id,
    companyName,
    status,
    deadline,
    daysLeft: daysLeft(deadline, callerOf(context).account.company.tenant, clock.now()),
    openedAt: review.created_at.toISOString(),
    openedBy: names.get(opener) ?? null,
    confirmedAt: review.confirmed_at?.toISOString() ?? null,
    confirmedBy: confirmer && (names.get(confirmer) ?? confirmer),
    counts: countsOf(await readUsers(db, review, readerOf(context))),
  }
}

/** Handlers of the access reviews area's calls. */
export const accessReviewsHandlers: HandlersOf<typeof calls.accessReviews> = {
  async read({ query }, context) {
    return read(query.review, context)
  },
  async users({ query }, context) {
    return listUsers(context.db, await reviewOf(context, query.review), query, readerOf(context))
  },
  async decide({ params, body }, context) {
    const { id } = await reviewedCompany(context)
    return decide(id, params.loginId, body, context)
  },
  async applyAdvice(_input, context) {
    const { id } = await reviewedCompany(context)
    return applyAdvice(id, context)
  },
  async confirm({ body }, context) {
    const { id } = await reviewedCompany(context)
    return confirm(id, body, context)
  },
  async startExport({ body }, context) {
    return startReviewExport(await reviewOf(context, body.review), body.format, context)
  },
  async list({ query }, { db, site, clock }) {
    return listReviews(db, query, site.tenant, clock.now())
  },
  async open({ body }, context) {
    return openAsSuperAdmin(body, context)
  },
  async move({ params, body }, context) {
    return moveAsSuperAdmin(params.reviewId, body, context)
  },
}
