import type { Locale, ReviewDecision, ReviewUser } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { domainsOf } from '../domains/queries.ts'
import { productTitles } from '../products/queries.ts'
import { namesOf } from '../users/queries.ts'
import type { ReviewedPerson } from '../users/reviewed-people.ts'
import { reviewedPeople } from '../users/reviewed-people.ts'
import type { StoredReview } from './queries.ts'
import { decisionsOf } from './queries.ts'
import { adviceOn } from './rules.ts'
import type { Evidence, ReviewedUser } from './tables.ts'

/** The login id of the user who reads a review, and the time. */
export interface ReviewReader {
  readerId: string
  now: Date
}

/** The login ids of a company's active administrators who stay, according to the decisions so far. */
function remainingAdmins(
  people: readonly ReviewedPerson[],
  decisionOn: (loginId: string) => ReviewDecision | null,
): string[] {
  return people
    .filter(({ user_group: group, status }) => group === 'ADMIN' && status === 'ACTIVE')
    .filter(({ login_id }) => decisionOn(login_id) !== 'REMOVE')
    .map(({ login_id }) => login_id)
}

/** Users of an open review in their current state. */
async function liveUsers(db: Db, review: StoredReview, { readerId, now }: ReviewReader): Promise<ReviewedUser[]> {
  const people = await reviewedPeople(db, review.company_id, now)
  const decisions = await decisionsOf(db, review.id)
  const domains = await domainsOf(db, review.company_id)
  const deciders = [...decisions.values()].map(({ updated_by }) => updated_by)
  const names = await namesOf(db, deciders)
  const admins = remainingAdmins(people, (loginId) => decisions.get(loginId)?.decision ?? null)
  return people.map((person) => {
    const { login_id: loginId, email, status, last_login_at: lastLoginAt } = person
    const isOwn = loginId === readerId
    const isOnlyAdmin = admins.length === 1 && admins[0] === loginId
    const isInvited = person.stage === 'INVITATION_SENT'
    const facts = { email, status, isThirdParty: person.third_party_user, isOwn, isOnlyAdmin, isInvited, lastLoginAt }
    const decided = decisions.get(loginId)
    const isDecided = decided?.decision != null
    return {
      loginId,
      firstName: person.first_name,
      lastName: person.last_name,
      email,
      status,
      role: person.user_group === 'ADMIN' ? 'ADMIN' : 'USER',
      products: person.products,
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      invitedBy: person.invitedBy,
      invitedAt: (person.invited_at ?? person.created_at).toISOString(),
      ...adviceOn(facts, { domains, now }),
      removable: !isOwn && !isOnlyAdmin,
      decision: decided?.decision ?? null,
      note: decided?.note ?? '',
      decidedBy: isDecided ? (names.get(decided.updated_by) ?? decided.updated_by) : null,
      decidedAt: isDecided ? decided.updated_at.toISOString() : null,
      version: decided?.version ?? 0,
    }
  })
}

/** The evidence of a confirmed review; null for an open one. */
export async function evidenceOf(db: Db, reviewId: string): Promise<Evidence | null> {
  const row = await db
    .selectFrom('access_reviews')
    .select('evidence')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return row.evidence
}

/** Users of a review: current users for an open review, the stored evidence for a confirmed one. */
export async function readUsers(db: Db, review: StoredReview, reader: ReviewReader): Promise<ReviewedUser[]> {
  const evidence = review.status === 'CONFIRMED' ? await evidenceOf(db, review.id) : null
  return evidence?.users ?? liveUsers(db, review, reader)
}

/** Returns a function that makes rows for a reader, with product names in their language. */
export async function rowMaker(db: Db, locale: Locale): Promise<(user: ReviewedUser) => ReviewUser> {
  const titleOf = await productTitles(db, locale)
  return (user) => ({
    ...user,
    products: user.products.map(titleOf).toSorted((one, other) => one.localeCompare(other, locale)),
  })
}

/** The number of users in a review, and the number of each decision. */
export function countsOf(users: readonly Pick<ReviewedUser, 'decision'>[]) {
  const count = (decision: ReviewDecision | null) => users.filter((user) => user.decision === decision).length
  return { total: users.length, keep: count('KEEP'), remove: count('REMOVE'), undecided: count(null) }
}
