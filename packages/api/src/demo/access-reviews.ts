import type { ReviewDecision } from '@tessera/contract'
import { ACCESS_LEVELS } from '@tessera/contract'
import { awaitDeadline } from '../access-reviews/deadline-job.ts'
import { reviews } from '../access-reviews/queries.ts'
import { readUsers } from '../access-reviews/review-users.ts'
import type { Evidence } from '../access-reviews/tables.ts'
import { systemClock } from '../core/clock.ts'
import type { Db } from '../core/database.ts'
import { createRandom } from '../core/random.ts'
import type { Company } from './companies.ts'
import type { Calendar } from './dates.ts'
import { insertAll } from './insert.ts'
import type { Person } from './people.ts'
import { createPeople, toUserRow } from './people.ts'

/** Seeds of its own: what is added here moves nothing else. */
const SEEDS = { people: 20_261_128, rows: 20_261_129, reviews: 20_261_130 } as const
const OPENER = 'super@scintilla.example'
/** Days from opening a review to its deadline, and from its confirmation to that. */
const OPEN_DAYS = 45
const CONFIRMED_DAYS = 3
const DAY = 24 * 60 * 60_000

/** Days since the last sign-in of those who were in lately, and of those who were not for 90 days. */
const RECENT = [1, 2, 2, 4, 6, 9, 14, 23, 41, 66, 3]
const AWAY = [94, 118, 146, 203, 251, 310]
/** Active people who never signed in, and invitations of which one is still good. */
const NEVER = 3
const INVITED_DAYS_AGO = [48, 6]

/** The people of a small company, ready to be reviewed: one has an address in a subdomain, which is no longer authorized. */
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

const given = ({ loginId }: Person) => ({ login_id: loginId, product_code: 'REPORT_BUILDER' as const })

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
      return { ...given(person), ...open, created_at: at, updated_at: at }
    }),
  )
  await insertAll(db, 'users_promised_products', people.filter(({ isRegistered }) => !isRegistered).map(given))
}

interface Reviewed {
  company: Company
  deadline: string
  opened: Date
  admin: { id: string; name: string }
  id: string
}

const KEEP: ReviewDecision = 'KEEP'

/** Confirms a review that kept everybody, with the evidence of its day. */
async function confirmReview(db: Db, { id, admin }: Reviewed, at: Date): Promise<void> {
  const review = await reviews(db).where('id', '=', id).executeTakeFirstOrThrow()
  const found = await readUsers(db, review, { own: admin.id, now: at })
  const latest = (iso: string | null) =>
    iso !== null && Date.parse(iso) > at.getTime() ? new Date(at.getTime() - DAY).toISOString() : iso
  const users = found.map((user) => {
    const decided = { decision: KEEP, decidedBy: admin.name, decidedAt: new Date(at.getTime() - DAY).toISOString() }
    return { ...user, lastLoginAt: latest(user.lastLoginAt), ...decided, version: 1 }
  })
  const evidence: Evidence = { confirmedBy: admin.name, users }
  await db
    .updateTable('access_reviews')
    .set({ status: 'CONFIRMED', confirmed_at: at, confirmed_by: admin.id, evidence: JSON.stringify(evidence) })
    .where('id', '=', id)
    .execute()
}

async function fillReview(db: Db, reviewed: Reviewed, calendar: Calendar): Promise<void> {
  const { id, company, deadline, opened } = reviewed
  const audit = { created_at: opened, created_by: OPENER, updated_at: opened, updated_by: OPENER }
  await insertAll(db, 'access_reviews', [{ id, company_id: company.id, deadline, ...audit }])
  const end = new Date(`${deadline}T18:00:00Z`)
  if (company.auditStatus === 'CONFIRMED') {
    await confirmReview(db, reviewed, new Date(end.getTime() - CONFIRMED_DAYS * DAY))
  }
  if (company.auditStatus === 'OVERDUE') {
    await db.updateTable('access_reviews').set({ status: 'OVERDUE' }).where('id', '=', id).execute()
  }
  // Demo data of a day long past shows an open review that nothing ends.
  const now = systemClock.now()
  if (company.auditStatus === 'PENDING' && end > now) {
    const from = calendar.daysAgo(0)
    await awaitDeadline(db, { id, deadline }, company.tenant, from > now ? from : now)
  }
}

/** Fills the people of a small company that is to be reviewed, and the reviews that companies have or had. */
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
  for (const company of companies) {
    const { auditDeadline: deadline } = company
    const admin = adminOf(company)
    if (deadline === null || !admin) continue
    const planned = new Date(Date.parse(`${deadline}T15:00:00Z`) - OPEN_DAYS * DAY)
    const opened = planned > calendar.daysAgo(1) ? calendar.daysAgo(1) : planned
    const by = { id: admin.loginId, name: `${admin.first} ${admin.last}` }
    await fillReview(db, { id: random.uuid(), company, deadline, opened, admin: by }, calendar)
  }
}
