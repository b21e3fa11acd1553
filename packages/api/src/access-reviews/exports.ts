import type { FileFormat, JobStarted, Locale } from '@tessera/contract'
import { ADMIN_PERMISSIONS, CURRENT_REVIEW, FOLLOWED_JOBS, pathTo } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts } from '../companies/queries.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { defineExport, startExport } from '../exports/export-jobs.ts'
import type { ExportColumn, Table } from '../exports/table-file.ts'
import { toTable } from '../exports/table-file.ts'
import { productTitles } from '../products/queries.ts'
import { EVIDENCE_MESSAGES } from './evidence-messages.ts'
import type { StoredReview } from './queries.ts'
import { evidenceOf, readUsers } from './review-users.ts'
import { reviews } from './queries.ts'
import type { ReviewedUser } from './tables.ts'

const SHEET = 'access review'

interface ReviewFacts {
  companyName: string
  openedAt: Date
  deadline: string
  confirmedBy: string | null
  confirmedAt: Date | null
}

const momentOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

const isMoment = (id: string): boolean => id.endsWith('At')

/** Columns of the evidence: each line names its review, so a line can be read by itself. */
function evidenceColumns(
  review: ReviewFacts,
  titleOf: Awaited<ReturnType<typeof productTitles>>,
  locale: Locale,
): ExportColumn<ReviewedUser>[] {
  const { headers, advice, decisions, reasons, roles, statuses, operators } = EVIDENCE_MESSAGES[locale]
  const values: Record<keyof typeof headers, ExportColumn<ReviewedUser>['value']> = {
    company: () => review.companyName,
    openedAt: () => review.openedAt,
    deadline: () => review.deadline,
    confirmedBy: () => review.confirmedBy ?? '',
    confirmedAt: () => review.confirmedAt,
    lastName: ({ lastName }) => lastName,
    firstName: ({ firstName }) => firstName,
    email: ({ email }) => email,
    role: ({ role }) => roles[role],
    status: ({ status }) => statuses[status],
    products: ({ products }) => products.map(titleOf).toSorted((one, other) => one.localeCompare(other, locale)),
    lastLoginAt: ({ lastLoginAt }) => momentOf(lastLoginAt),
    invitedBy: ({ invitedBy }) => invitedBy || operators,
    invitedAt: ({ invitedAt }) => momentOf(invitedAt),
    advice: (user) => advice[user.advice],
    reason: ({ reason }) => reasons[reason],
    decision: ({ decision }) => (decision ? decisions[decision] : ''),
    decidedBy: ({ decidedBy }) => decidedBy ?? '',
    decidedAt: ({ decidedAt }) => momentOf(decidedAt),
    note: ({ note }) => note,
  }
  const ids = Object.keys(values) as (keyof typeof headers)[]
  return ids.map((id) => ({ id, header: headers[id], value: values[id], ...(isMoment(id) && { isMoment: true }) }))
}

async function* inOneBatch(users: readonly ReviewedUser[]) {
  yield users.toSorted((one, other) => one.lastName.localeCompare(other.lastName))
}

interface EvidenceReader {
  loginId: string
  locale: Locale
  now: Date
}

async function evidenceTable(db: Db, review: StoredReview, { loginId, locale, now }: EvidenceReader): Promise<Table> {
  const company = await companyFacts(db).where('id', '=', review.company_id).executeTakeFirstOrThrow()
  const facts = {
    companyName: company.name,
    openedAt: review.created_at,
    deadline: review.deadline,
    confirmedBy: (await evidenceOf(db, review.id))?.confirmedBy ?? null,
    confirmedAt: review.confirmed_at,
  }
  const columns = evidenceColumns(facts, await productTitles(db, locale), locale)
  return toTable(columns, inOneBatch(await readUsers(db, review, { readerId: loginId, now })))
}

/** Writes a review to the storage: the evidence of a confirmed review, or a draft of an open one. */
export const exportReviewJob = defineExport({
  name: FOLLOWED_JOBS.exportReview,
  permission: ADMIN_PERMISSIONS.exportUser,
  list: z.object({ reviewId: z.string() }),
  sheet: SHEET,
  page: (query) => pathTo('/admin/userList', { ...query, review: CURRENT_REVIEW }),
  async open({ reviewId }, { companyId, loginId, locale }, { db, clock }) {
    const own = reviews(db).where('id', '=', reviewId).where('company_id', '=', companyId)
    return evidenceTable(db, await own.executeTakeFirstOrThrow(), { loginId, locale, now: clock.now() })
  },
})

/** Starts a job that exports a review to a file. */
export async function startReviewExport(
  review: StoredReview,
  format: FileFormat,
  context: CallContext,
): Promise<JobStarted> {
  const { account } = callerOf(context)
  const isConfirmed = review.status === 'CONFIRMED'
  const name = `access_review_${isConfirmed ? '' : 'draft_'}${review.deadline}.${format}`
  const started = await transact(context.db, async (tx) => {
    const total = (await readUsers(tx, review, { readerId: account.loginId, now: context.clock.now() })).length
    await context.recordActivity(tx, 'ACCESS_REVIEW_EXPORTED', account, {
      entityId: review.id,
      before: {},
      after: { format, status: review.status, count: total },
    })
    return startExport(tx, exportReviewJob, { list: { reviewId: review.id }, name, format, total }, context)
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return started
}
