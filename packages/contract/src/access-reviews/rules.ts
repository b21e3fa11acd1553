/** Reasons for the advice on a user; the first that applies is used. */
export const REVIEW_REASONS = [
  'OWN_ACCOUNT',
  'ONLY_ADMIN',
  'OTHER_DOMAIN',
  'INVITED',
  'NEVER_SIGNED_IN',
  'NOT_FOR_90_DAYS',
  'SIGNED_IN',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/**
 * Limits of an access review: characters of a note, days without a sign-in, and days from today to the latest deadline.
 */
export const REVIEW_LIMITS = { note: 250, inactiveDays: 90, furthestDays: 365 } as const

/** Days before the deadline on which administrators get a reminder by email. */
export const REMINDER_DAYS = [14, 7, 1] as const

/** The URL parameter of the current review; other reviews are addressed by their id. */
export const CURRENT_REVIEW = 'current'
