import type { ReviewDecision, ReviewStatus, TenantCode } from '@tessera/contract'
import { isBasicTier } from '@tessera/contract'
import { companyFacts, lockCompany, updateCompany } from '../companies/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'

const COLUMNS = ['id', 'company_id', 'status', 'deadline', 'created_at', 'created_by', 'version'] as const

/** Stored reviews without their evidence. */
export function reviews(db: Db) {
  return db.selectFrom('access_reviews').select(COLUMNS).select(['confirmed_at', 'confirmed_by'])
}

/** A stored review. */
export type StoredReview = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

/** The last review of each company, as a query to join. */
export function lastReviews(db: Db) {
  return db
    .selectFrom('access_reviews')
    .distinctOn('company_id')
    .select(COLUMNS)
    .orderBy('company_id')
    .orderBy('created_at', 'desc')
}

/** A company's review with the given id, or its last review. */
export function findReview(db: Db, companyId: string, id: string | undefined): Promise<StoredReview | undefined> {
  const own = reviews(db).where('company_id', '=', companyId)
  const wanted = id === undefined ? own.orderBy('created_at', 'desc').limit(1) : own.where('id', '=', id)
  return wanted.executeTakeFirst()
}

/** A company's open review, locked until the transaction ends. Throws 409 if there is none. */
export async function lockOpenReview(db: Db, companyId: string): Promise<StoredReview> {
  const own = reviews(db).where('company_id', '=', companyId).where('status', '<>', 'CONFIRMED')
  const review = await own.forUpdate().executeTakeFirst()
  if (!review) throw new HttpError('CONFLICT', { message: 'No access review is open.' })
  return review
}

/** A pending review, locked until the transaction ends; undefined if it is confirmed or overdue. */
export function lockPendingReview(db: Db, id: string): Promise<StoredReview | undefined> {
  return reviews(db).where('id', '=', id).where('status', '=', 'PENDING').forUpdate().executeTakeFirst()
}

/** A basic company of the tenant by its id. Throws 404 if there is none. */
export async function basicCompany(db: Db, id: string, tenant: TenantCode): Promise<{ id: string; name: string }> {
  const company = await companyFacts(db).where('id', '=', id).where('tenant', '=', tenant).executeTakeFirst()
  const isBasic = company && isBasicTier({ companyType: company.type, accountType: company.account_type })
  if (!isBasic) throw new HttpError('NOT_FOUND')
  return company
}

/** Writes a review's state, and copies it to its company, which account gates and banners read. */
export async function writeStatus(
  db: Db,
  review: StoredReview,
  changes: { status: Exclude<ReviewStatus, 'NONE'>; deadline?: string },
  { by, at }: AuditStamp,
): Promise<void> {
  const { status, deadline = review.deadline } = changes
  await lockCompany(db, review.company_id)
  await db
    .updateTable('access_reviews')
    .set({ status, deadline, version: review.version + 1, updated_at: at, updated_by: by })
    .where('id', '=', review.id)
    .execute()
  const company = { audit_status: status, audit_deadline: deadline }
  await updateCompany(db, review.company_id, company, { by, at })
}

/** Adds a review to a company; returns null if the company already has an open one. */
export async function addReview(
  db: Db,
  companyId: string,
  deadline: string,
  { by, at }: AuditStamp,
): Promise<StoredReview | null> {
  await lockCompany(db, companyId)
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  const added = await db
    .insertInto('access_reviews')
    .values({ company_id: companyId, deadline, ...audit })
    .onConflict((conflict) => conflict.column('company_id').where('status', '<>', 'CONFIRMED').doNothing())
    .returning([...COLUMNS, 'confirmed_at', 'confirmed_by'])
    .executeTakeFirst()
  if (!added) return null
  await updateCompany(db, companyId, { audit_status: 'PENDING', audit_deadline: deadline }, { by, at })
  return added
}

/** Decisions of a review, by login id. */
export async function decisionsOf(db: Db, reviewId: string) {
  const rows = await db
    .selectFrom('access_reviews_decisions')
    .select(['login_id', 'decision', 'note', 'version', 'updated_at', 'updated_by'])
    .where('review_id', '=', reviewId)
    .execute()
  return new Map(rows.map((row) => [row.login_id, row]))
}

/** Stores a decision on a user and replaces the previous one. */
export async function writeDecision(
  db: Db,
  reviewId: string,
  { loginId, decision, note }: { loginId: string; decision: ReviewDecision | null; note: string },
  { by, at }: AuditStamp,
): Promise<void> {
  const values = { decision, note, updated_at: at, updated_by: by }
  await db
    .insertInto('access_reviews_decisions')
    .values({ review_id: reviewId, login_id: loginId, created_at: at, created_by: by, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'login_id'])
        .doUpdateSet((is) => ({ ...values, version: is('access_reviews_decisions.version', '+', 1) })),
    )
    .execute()
}
