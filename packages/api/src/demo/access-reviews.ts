import type { Insertable } from 'kysely'
import { ACCESS_LEVELS } from '@tessera/contract'
import { sql } from 'kysely'
import { awaitDeadline } from '../access-reviews/deadline-job.ts'
import type { StoredReview } from '../access-reviews/queries.ts'
import { readUsers } from '../access-reviews/review-users.ts'
import type { Evidence, ReviewedUser } from '../access-reviews/tables.ts'
import { systemClock } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'
import { createRandom } from '../core/mock/random.ts'
import type { Company } from './companies.ts'
import type { Schema } from '../schema.ts'
import type { Calendar } from './dates.ts'
import { onWorkingDay } from './dates.ts'
import { insertAll } from './insert.ts'
import type { Person } from './people.ts'
import { createPeople, toUserRow } from './people.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEEDS = { people: 20_261_128, rows: 20_261_129, reviews: 20_261_130, departed: 20_261_131 } as const
const OPENER = 'super@scintilla.example'
/** Days from opening a review to its deadline, and from its confirmation to the deadline. */
const OPEN_DAYS = 45
const CONFIRMED_DAYS = 3
/** One in this many reviews removed a user. The second number is the days since that user's last sign-in. */
const REMOVED_EVERY = 3
const AWAY_DAYS = 140
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Days since the last sign-in of recently active users, and of users who were absent for 90 days. */
const RECENT = [1, 2, 2, 4, 6, 9, 14, 23, 41, 66, 3]
const AWAY = [94, 118, 146, 203, 251, 310]
/** The number of active users who never signed in, and the ages of invitations, of which one has not expired. */
const NEVER = 3
const INVITED_DAYS_AGO = [48, 6]

/**
 * The users of a small company, prepared for a review. One has an address in a subdomain that is no longer authorized.
 */
function reviewedPeople(company: Company, taken: readonly string[]): Person[] {
  const people = createPeople(createRandom(SEEDS.people), taken)
  const active = (lastLoginDaysAgo: number | undefined, domain?: string): Person => {
    const person = people.active(company, { domain })
    return { ...person, thirdParty: false, lastLoginDaysAgo }
  }
  const subdomain = `market.${company.domain}`
  return [
    ...RECENT.map((days, index) => active(days, index === RECENT.length - 1 ? subdomain : undefined)),
    ...AWAY.map((days) => active(days)),
    ...Array.from({ length: NEVER }, () => active(undefined)),
    ...INVITED_DAYS_AGO.map((invitedDaysAgo) => ({ ...people.pending(company, 0), invitedDaysAgo })),
  ]
}

const grantOf = ({ loginId }: Person) => ({ login_id: loginId, product_code: 'REPORT_BUILDER' as const })

async function fillPeople(db: Db, company: Company, taken: readonly string[], admin: string, calendar: Calendar) {
  const random = createRandom(SEEDS.rows)
  const people = reviewedPeople(company, taken)
  await insertAll(
    db,
    'users',
    people.map((person) => toUserRow(person, admin, calendar, random)),
  )
  const registered = people.filter(({ isRegistered }) => isRegistered)
  await insertAll(
    db,
    'products_grants',
    registered.map((person) => {
      const at = calendar.daysAgo(random.between(5, 300))
      const open = { status: 'ACCESS_COMPLETE', access_level: ACCESS_LEVELS.UI } as const
      return { ...grantOf(person), ...open, created_at: at, updated_at: at }
    }),
  )
  await insertAll(db, 'users_promised_products', people.filter(({ isRegistered }) => !isRegistered).map(grantOf))
}

interface Reviewed {
  company: Company
  deadline: string
  opened: Date
  admin: { id: string; name: string }
  id: string
}

/** A user that a review removed. */
function departed({ company }: Reviewed, people: ReturnType<typeof createPeople>, at: Date): ReviewedUser {
  const { loginId, first, last } = people.active(company)
  const lastLoginAt = new Date(at.getTime() - AWAY_DAYS * DAY).toISOString()
  return {
    loginId,
    firstName: first,
    lastName: last,
    email: loginId,
    status: 'ACTIVE',
    role: 'USER',
    products: ['REPORT_BUILDER'],
    lastLoginAt,
    invitedBy: '',
    invitedAt: lastLoginAt,
    advice: 'REMOVE',
    reason: 'NOT_FOR_90_DAYS',
    removable: true,
    decision: 'REMOVE',
    note: '',
    decidedBy: null,
    decidedAt: null,
    version: 1,
  }
}

/** The evidence of a confirmed review on its day; all current users were kept. */
async function evidenceOn(
  db: Db,
  review: StoredReview,
  { admin }: Reviewed,
  { at, removed }: { at: Date; removed: readonly ReviewedUser[] },
): Promise<Evidence> {
  const found = await readUsers(db, { ...review, status: 'PENDING' }, { readerId: admin.id, now: at })
  const before = (hours: number) => new Date(at.getTime() - hours * HOUR).toISOString()
  const kept = found.map((user): ReviewedUser => {
    const isLater = user.lastLoginAt !== null && Date.parse(user.lastLoginAt) > at.getTime()
    return { ...user, ...(isLater && { lastLoginAt: before(24) }), decision: 'KEEP', version: 1 }
  })
  const users = [...kept, ...removed].map((user) => ({ ...user, decidedBy: admin.name, decidedAt: before(1) }))
  return { confirmedBy: admin.name, users }
}

const endOf = (deadline: string): Date => new Date(`${deadline}T18:00:00Z`)

/** The rows of all reviews. */
async function reviewRows(db: Db, reviewed: readonly Reviewed[]) {
  const people = createPeople(createRandom(SEEDS.departed), [])
  const rows: Insertable<Schema['access_reviews']>[] = []
  for (const [index, each] of reviewed.entries()) {
    const { id, company, deadline, opened, admin } = each
    const audit = { created_at: opened, created_by: OPENER, updated_at: opened, updated_by: OPENER }
    const row = { id, company_id: company.id, deadline, ...audit, version: 1, confirmed_at: null, confirmed_by: null }
    if (company.auditStatus === 'CONFIRMED') {
      const at = onWorkingDay(new Date(endOf(deadline).getTime() - CONFIRMED_DAYS * DAY))
      const removed = index % REMOVED_EVERY === 0 ? [departed(each, people, at)] : []
      const status = company.auditStatus
      const evidence = JSON.stringify(await evidenceOn(db, { ...row, status }, each, { at, removed }))
      rows.push({ ...row, status, confirmed_at: at, confirmed_by: admin.id, evidence })
    } else {
      rows.push({ ...row, status: company.auditStatus === 'OVERDUE' ? 'OVERDUE' : 'PENDING', evidence: null })
    }
  }
  return rows
}

/** Moves the sign-ins of users in locked-out companies to days before their review's deadline. */
async function moveSignInsBeforeDeadline(db: Db, overdue: readonly Reviewed[]): Promise<void> {
  for (const { company, deadline } of overdue) {
    const last = sql<Date>`${deadline}::timestamptz - (2 + abs(hashtext(login_id) % 40)) * interval '1 day' + interval '15 hours'`
    await db
      .updateTable('users')
      .set({ last_login_at: last, previous_login_at: sql<Date>`${last} - interval '3 days'` })
      .where('company_id', '=', company.id)
      .where('last_login_at', '>', sql<Date>`${deadline}::timestamptz`)
      .execute()
  }
}

/** Schedules the deadlines of open reviews. Demo data for a day long past has open reviews that never end. */
async function awaitDeadlines(db: Db, reviewed: readonly Reviewed[], calendar: Calendar): Promise<void> {
  const [from, now] = [calendar.daysAgo(0), systemClock.now()]
  for (const { company, deadline, id } of reviewed) {
    if (company.auditStatus !== 'PENDING' || endOf(deadline) <= now) continue
    await awaitDeadline(db, { id, deadline }, company.tenant, from > now ? from : now)
  }
}

/** Adds the users of a small company that is due for review, and the current and past reviews of companies. */
export async function fillAccessReviews(
  db: Db,
  small: Company,
  companies: readonly Company[],
  people: readonly Person[],
  calendar: Calendar,
): Promise<void> {
  const own = people.filter(({ company }) => company === small).map(({ loginId }) => loginId)
  const adminOf = (company: Company) => people.find((person) => person.company === company && person.group === 'ADMIN')
  await fillPeople(db, small, own, adminOf(small)?.loginId ?? 'system', calendar)
  const random = createRandom(SEEDS.reviews)
  const reviewed = companies.flatMap((company): Reviewed[] => {
    const { auditDeadline: deadline } = company
    const admin = adminOf(company)
    if (deadline === null || !admin) return []
    const planned = new Date(Date.parse(`${deadline}T15:00:00Z`) - OPEN_DAYS * DAY)
    const opened = onWorkingDay(planned > calendar.daysAgo(1) ? calendar.daysAgo(1) : planned)
    const by = { id: admin.loginId, name: `${admin.first} ${admin.last}` }
    return [{ id: random.uuid(), company, deadline, opened, admin: by }]
  })
  await moveSignInsBeforeDeadline(
    db,
    reviewed.filter(({ company }) => company.auditStatus === 'OVERDUE'),
  )
  await insertAll(db, 'access_reviews', await reviewRows(db, reviewed))
  await awaitDeadlines(db, reviewed, calendar)
}
