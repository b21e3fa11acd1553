import type { TenantCode } from '@tessera/contract'
import { withFrenchDateForms, CURRENT_REVIEW, fillIn, pathTo, TENANT_LOCALES } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { JobKind } from '../core/jobs/jobs.ts'
import { defineJob, enqueue } from '../core/jobs/jobs.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { readPreferences } from '../session/queries.ts'
import { administratorsOf } from '../users/queries.ts'
import { REMINDER_MESSAGES } from './mail-messages.ts'
import type { StoredReview } from './queries.ts'
import { lockPendingReview, writeStatus } from './queries.ts'
import { daysLeft, momentsOf, nextMoment } from './rules.ts'

const SYSTEM = 'system'
/** A limit above the number of administrators of any basic company. */
const MOST_ADMINS = 100

const input = z.object({
  reviewId: z.uuid(),
  /** The deadline that this job waits for. If the review gets another deadline, another job handles it. */
  deadline: z.iso.date(),
  from: z.iso.datetime(),
})

interface Company {
  id: string
  name: string
  tenant: TenantCode
}

async function remind(company: Company, deadline: string, services: Services): Promise<void> {
  const { db, clock, mailer, portalConfig, settings } = services
  const days = Math.max(1, daysLeft(deadline, company.tenant, clock.now()))
  const { productName, tenantHosts } = await portalConfig.of(company.tenant)
  const path = pathTo('/admin/userList', { review: CURRENT_REVIEW })
  const link = `${portalOrigin(company.tenant, tenantHosts, settings.port)}${path}`
  for (const { first_name: name, email } of await administratorsOf(db, company.id, { except: '', most: MOST_ADMINS })) {
    const locale = (await readPreferences(db, email)).language_code ?? TENANT_LOCALES[company.tenant]
    const { subject, body, dayOf } = REMINDER_MESSAGES[locale]
    const time = { days: dayOf(days), deadline: dateIn(deadline, locale) }
    const values = { name, companyName: company.name, productName, link, ...time }
    await mailer.post(db, { recipient: email, locale, subject: fillIn(subject, values), body: fillIn(body, values) })
  }
}

function dateIn(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return withFrenchDateForms(format.format(new Date(`${isoDate}T00:00:00Z`)), locale)
}

async function expire(review: StoredReview, company: Company, services: Services): Promise<void> {
  const { db, clock, recordActivity } = services
  await writeStatus(db, review, { status: 'OVERDUE' }, { by: SYSTEM, at: clock.now() })
  const actor = { loginId: SYSTEM, firstName: SYSTEM, lastName: '', company, ownCompany: company }
  await recordActivity(db, 'ACCESS_REVIEW_EXPIRED', actor, {
    entityId: review.id,
    before: { status: review.status },
    after: { status: 'OVERDUE', deadline: review.deadline },
  })
}

/** Reminds administrators of a review's deadline, and marks the review overdue on the day after. */
export const reviewDeadlineJob: JobKind<z.infer<typeof input>> = defineJob({
  name: 'accessReviews.deadline',
  input,
  // Reminder times up to this one are done: a reminder without recipients isn't sent later.
  progress: z.object({ until: z.iso.datetime() }),
  async step({ input: { reviewId, deadline, from }, progress }, services) {
    const { db, clock } = services
    const review = await lockPendingReview(db, reviewId)
    if (review?.deadline !== deadline) return 'done'
    const company = await companyFacts(db).where('id', '=', review.company_id).executeTakeFirstOrThrow()
    const moments = momentsOf(deadline, company.tenant)
    const [since, now] = [new Date(progress?.until ?? from), clock.now()]
    if (now >= moments.end) {
      await expire(review, company, services)
      return 'done'
    }
    if (moments.reminders.some((at) => at > since && at <= now)) await remind(company, deadline, services)
    return { dueAt: nextMoment(moments, now), progress: { until: now.toISOString() } }
  },
})

/** Schedules the job for a review's deadline, in the transaction that sets it. */
export async function awaitDeadline(
  db: Db,
  { id: reviewId, deadline }: Pick<StoredReview, 'id' | 'deadline'>,
  tenant: TenantCode,
  at: Date,
): Promise<void> {
  const dueAt = nextMoment(momentsOf(deadline, tenant), at)
  await enqueue(db, reviewDeadlineJob, { reviewId, deadline, from: at.toISOString() }, { startedBy: SYSTEM, at, dueAt })
}
