/**
 * Limits of user administration: emails per check, characters of a reason, resends per day, and entries of a user's
 * log.
 */
export const ADMINISTRATION_LIMITS = { checkedEmails: 500, reason: 250, resendsPerDay: 3, entries: 20 } as const

/** A user's role in their company. */
export const USER_ROLES = ['ADMIN', 'USER'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** Reasons why an address cannot be added, in en-US. */
export const EMAIL_PROBLEMS = {
  INVALID_EMAIL: 'Enter a valid email',
  DOMAIN_NOT_AUTHORIZED: 'Email domain is not authorized for this company',
  OWN_DOMAIN: 'Email domain is the company’s own and not a third party’s',
  THIRD_PARTY_DOMAIN: 'Email domain is a third party’s and not the company’s own',
  USER_EXISTS: 'User already exists',
  USER_IN_OTHER_COMPANY: 'User belongs to another company',
  USER_BLOCKED: 'User is blocked',
} as const
export type EmailProblem = keyof typeof EMAIL_PROBLEMS

/** Reasons why a bulk call did not change a user, in en-US. */
export const ROW_PROBLEMS = {
  NOT_FOUND: 'User does not exist',
  OWN_ACCOUNT: 'Nobody blocks or deletes their own account',
  LAST_ADMIN: 'A company must keep at least one administrator',
  OTHER_STATUS: 'User is not in a status that allows this',
  ...EMAIL_PROBLEMS,
} as const
export type RowProblem = keyof typeof ROW_PROBLEMS
