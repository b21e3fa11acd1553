import type { ListRules } from '../list.ts'

/** States of a company's access review; NONE is a company that was never reviewed. */
export const REVIEW_STATUSES = ['NONE', 'PENDING', 'CONFIRMED', 'OVERDUE'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Decisions that a reviewer can make about a user. */
export const REVIEW_DECISIONS = ['KEEP', 'REMOVE'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** Sorts and filters of the users in an access review. */
export const REVIEW_USER_LIST = {
  sorts: ['lastName', 'email', 'lastLoginAt', 'invitedBy', 'advice', 'decision'],
  defaultSort: { by: 'lastName', order: 'asc' },
  filters: {
    decision: { values: ['UNDECIDED', ...REVIEW_DECISIONS], parameter: 'decisions' },
    advice: { values: REVIEW_DECISIONS },
  },
} as const satisfies ListRules

/** Sorts and filters of the list of all basic companies' reviews. */
export const REVIEW_LIST = {
  sorts: ['companyName', 'status', 'deadline'],
  defaultSort: { by: 'deadline', order: 'asc' },
  filters: { status: { values: REVIEW_STATUSES, parameter: 'statuses' } },
} as const satisfies ListRules
