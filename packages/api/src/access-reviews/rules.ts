import type { NewDomain, ReviewDecision, ReviewReason, TenantCode } from '@tessera/contract'
import { fitsDomain, momentOf, REMINDER_DAYS, REVIEW_LIMITS, shownIn } from '@tessera/contract'

const DAY = 24 * 60 * 60_000
/** The local hour at which reminders are sent. */
const MORNING = 9

/** A deadline ends at midnight in the market's time zone. */
const MARKET_ZONES: Readonly<Record<TenantCode, string>> = {
  US: 'America/Chicago',
  MX: 'America/Mexico_City',
  CA: 'America/Toronto',
}

const dayOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`)

/** Today's date in a market. */
function todayIn(tenant: TenantCode, now: Date): string {
  return shownIn(MARKET_ZONES[tenant], now).toISOString().slice(0, 10)
}

/** Days from today in a market to a deadline; below zero after the deadline. */
export function daysLeft(deadline: string, tenant: TenantCode, now: Date): number {
  return Math.round((dayOf(deadline) - dayOf(todayIn(tenant, now))) / DAY)
}

interface DeadlineMoments {
  /** Reminder times, earliest first. */
  reminders: Date[]
  /** When the day after the deadline begins. */
  end: Date
}

/** When reminders are sent and when the deadline has passed, in the market's time zone. */
export function momentsOf(deadline: string, tenant: TenantCode): DeadlineMoments {
  const zone = MARKET_ZONES[tenant]
  const at = (days: number, hour: number) => momentOf(new Date(dayOf(deadline) + days * DAY + hour * 60 * 60_000), zone)
  return { reminders: REMINDER_DAYS.map((days) => at(-days, MORNING)), end: at(1, 0) }
}

/** The next reminder after a time, or the end if none remains. */
export function nextMoment({ reminders, end }: DeadlineMoments, after: Date): Date {
  return reminders.find((moment) => moment > after) ?? end
}

/** The reason why a date cannot be a review's deadline; null if it can. */
export function deadlineProblem(deadline: string, tenant: TenantCode, now: Date): 'past' | 'too_far' | null {
  const days = daysLeft(deadline, tenant, now)
  if (days < 0) return 'past'
  return days > REVIEW_LIMITS.furthestDays ? 'too_far' : null
}

interface AdvisedUser {
  email: string
  status: 'ACTIVE' | 'PENDING'
  isThirdParty: boolean
  isOwn: boolean
  isOnlyAdmin: boolean
  /** Whether the user has an unexpired invitation. */
  isInvited: boolean
  lastLoginAt: Date | null
}

interface AdviceFacts {
  domains: readonly NewDomain[]
  now: Date
}

function reasonFor(user: AdvisedUser, { domains, now }: AdviceFacts): ReviewReason {
  const { email, isThirdParty, lastLoginAt } = user
  if (user.isOwn) return 'OWN_ACCOUNT'
  if (user.isOnlyAdmin) return 'ONLY_ADMIN'
  if (!domains.some((domain) => fitsDomain(email, domain, isThirdParty))) return 'OTHER_DOMAIN'
  if (lastLoginAt === null) return user.isInvited ? 'INVITED' : 'NEVER_SIGNED_IN'
  const inactive = now.getTime() - lastLoginAt.getTime() > REVIEW_LIMITS.inactiveDays * DAY
  return inactive ? 'NOT_FOR_90_DAYS' : 'SIGNED_IN'
}

const REASONS_TO_REMOVE: readonly ReviewReason[] = ['OTHER_DOMAIN', 'NEVER_SIGNED_IN', 'NOT_FOR_90_DAYS']

/** Whether a user should keep access, and the reason. */
export function adviceOn(user: AdvisedUser, facts: AdviceFacts): { advice: ReviewDecision; reason: ReviewReason } {
  const reason = reasonFor(user, facts)
  return { advice: REASONS_TO_REMOVE.includes(reason) ? 'REMOVE' : 'KEEP', reason }
}
