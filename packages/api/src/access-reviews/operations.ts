import type { ListedReview, ListPage, NewReview, ReviewsQuery, TenantCode } from '@tessera/contract'
import { ENTERABLE_STATUSES } from '@tessera/contract'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import { loggedFor } from '../core/sessions/account.ts'
import type { CallContext, LoggedChange } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { reviewedIds } from '../users/reviewed-people.ts'
import { basicCompany, lastReviews, reviews } from './queries.ts'
import { daysLeft } from './rules.ts'
import type { DeadlineProblem } from './set-deadline.ts'
import { moveDeadline, openReview } from './set-deadline.ts'

const companyName = sql<string>`companies.name`
const status = sql<ListedReview['status']>`coalesce(last.status, 'NONE')`
const isOpen = sql<boolean>`coalesce(last.status, 'NONE') in ('PENDING', 'OVERDUE')`

/** The number of users in a review's evidence, as a column; null until it is confirmed. */
const reviewedCount = sql<number | null>`jsonb_array_length(evidence -> 'users')`.as('reviewed')

/** A tenant's active or pending basic companies, with the last review of each. */
function companiesWithReviews(db: Db, tenant: TenantCode) {
  return db
    .selectFrom(companyFacts(db).as('companies'))
    .leftJoin(lastReviews(db).select(reviewedCount).as('last'), 'last.company_id', 'companies.id')
    .where('companies.tenant', '=', tenant)
    .where('companies.status', 'in', ENTERABLE_STATUSES)
    .where((is) => is.or([is('companies.type', '=', 'BASIC_VENDOR'), is('companies.account_type', '=', 'Basic')]))
}

type Found = ReturnType<typeof companiesWithReviews>

/** The number of users in each company, and the number of decisions in its open review. */
async function progressOf(db: Db, reviewIds: readonly string[], companyIds: readonly string[]) {
  return db
    .selectFrom(reviewedIds(db).as('users'))
    .leftJoin('access_reviews_decisions as decisions', (join) =>
      join
        .onRef('decisions.login_id', '=', 'users.login_id')
        .on('decisions.review_id', '=', sql<string>`any(${reviewIds}::uuid[])`)
        .on('decisions.decision', 'is not', null),
    )
    .select(['users.company_id', (is) => is.fn.countAll<string>().as('total')])
    .select((is) => is.fn.count<string>('decisions.id').as('decided'))
    .where('users.company_id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .groupBy('users.company_id')
    .execute()
}

async function rowsOf(db: Db, found: Found, tenant: TenantCode, now: Date): Promise<ListedReview[]> {
  const rows = await found
    .select(['companies.id as companyId', 'companies.name as companyName', 'last.id as reviewId'])
    .select([status.as('status'), 'last.deadline', 'last.version', 'last.reviewed'])
    .execute()
  const reviewIds = rows.flatMap(({ reviewId }) => reviewId ?? [])
  const progress = await progressOf(
    db,
    reviewIds,
    rows.map(({ companyId }) => companyId),
  )
  return rows.map(({ version, reviewed, ...row }) => {
    const own = progress.find(({ company_id }) => company_id === row.companyId)
    // A confirmed review counts all its users, including removed ones.
    const total = reviewed ?? Number(own?.total ?? 0)
    return {
      ...row,
      daysLeft: row.deadline === null ? null : daysLeft(row.deadline, tenant, now),
      decided: row.status === 'CONFIRMED' ? total : Number(own?.decided ?? 0),
      total,
      version: version ?? 0,
    }
  })
}

/** One page of the basic companies of a tenant with their reviews; sorted by deadline, open reviews come first. */
export async function listReviews(
  db: Db,
  { page, size, search, statuses = [], sortBy, sortOrder }: ReviewsQuery,
  tenant: TenantCode,
  now: Date,
): Promise<ListPage<ListedReview>> {
  let found = companiesWithReviews(db, tenant)
  if (search) found = found.where(contains(companyName, search))
  if (statuses.length > 0) found = found.where(status, 'in', statuses)
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const column = { companyName: normalized(companyName), status, deadline: sql<string>`last.deadline` }[sortBy]
  if (sortBy === 'deadline') found = found.orderBy(isOpen, 'desc')
  const shown = found
    .orderBy(column, (order) => (sortOrder === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy(normalized(companyName))
    .orderBy('companies.id')
    .limit(size)
    .offset(page * size)
  return toPage(await rowsOf(db, shown, tenant, now), Number(total), { page, size })
}

const DEADLINE_MESSAGES = {
  past: 'Choose today or a later day.',
  too_far: 'Choose a day within a year.',
} as const

function refusal(problem: DeadlineProblem, message: string): HttpError {
  if (problem === 'CONFLICT') return new HttpError('CONFLICT', { message })
  return invalidField('deadline', problem, DEADLINE_MESSAGES[problem])
}

async function logAndRead(tx: Db, company: { id: string }, change: LoggedChange, context: CallContext) {
  const { account } = callerOf(context)
  const { site, clock } = context
  await context.recordActivity(tx, 'ACCESS_REVIEW_OPENED', loggedFor(company.id, account), change)
  const own = companiesWithReviews(tx, site.tenant).where('companies.id', '=', company.id)
  const [row] = await rowsOf(tx, own, site.tenant, clock.now())
  if (!row) throw new HttpError('NOT_FOUND')
  return row
}

/** Opens a company's review for a super administrator. */
export function openAsSuperAdmin({ companyId, deadline }: NewReview, context: CallContext): Promise<ListedReview> {
  const { account } = callerOf(context)
  const { site, clock } = context
  return transact(context.db, async (tx) => {
    const company = await basicCompany(tx, companyId, site.tenant)
    const stamp = { by: account.loginId, at: clock.now() }
    const opened = await openReview(tx, { companyId, tenant: site.tenant }, deadline, stamp)
    if (opened.problem) throw refusal(opened.problem, 'An access review of this company is open already.')
    return logAndRead(tx, company, opened.change, context)
  })
}

/** Moves a review's deadline for a super administrator. */
export function moveAsSuperAdmin(
  reviewId: string,
  { deadline, version }: { deadline: string; version: number },
  context: CallContext,
): Promise<ListedReview> {
  const { account } = callerOf(context)
  const { site, clock } = context
  return transact(context.db, async (tx) => {
    const review = await reviews(tx).where('id', '=', reviewId).forUpdate().executeTakeFirst()
    if (!review) throw new HttpError('NOT_FOUND')
    const company = await basicCompany(tx, review.company_id, site.tenant)
    if (review.version !== version) throw new HttpError('CONFLICT', { current: { deadline: review.deadline } })
    const stamp = { by: account.loginId, at: clock.now() }
    const moved = await moveDeadline(tx, review, site.tenant, deadline, stamp)
    if (moved.problem) throw refusal(moved.problem, 'Only a pending review can get another deadline.')
    return logAndRead(tx, company, moved.change, context)
  })
}
