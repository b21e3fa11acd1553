import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { fileFormat } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { LIMITS } from '../limits.ts'
import { listInput, listOf, pageOf, versioned } from '../list-schemas.ts'
import { plainField } from '../users/fields.ts'
import { USER_ROLES } from '../users/administration.ts'
import { REVIEW_DECISIONS, REVIEW_LIST, REVIEW_STATUSES, REVIEW_USER_LIST } from './list.ts'
import { REVIEW_LIMITS, REVIEW_REASONS } from './rules.ts'

const time = z.iso.datetime()
const decision = z.enum(REVIEW_DECISIONS)

/** A review by its id; without an id, the current review or else the last one. */
const whichReview = z.object({ review: z.uuid().optional() })

const reviewUser = z.object({
  loginId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(['ACTIVE', 'PENDING']),
  role: z.enum(USER_ROLES),
  /** Names of granted and promised products. */
  products: z.array(z.string()),
  /** Null if they never signed in. */
  lastLoginAt: time.nullable(),
  invitedBy: z.string(),
  invitedAt: time,
  advice: decision,
  reason: z.enum(REVIEW_REASONS),
  /** False for the caller's own account and for the only administrator. */
  removable: z.boolean(),
  decision: decision.nullable(),
  note: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  /** 0 until the first decision. */
  version: z.int().min(0),
})

const counts = z.object({ total: z.int(), keep: z.int(), remove: z.int(), undecided: z.int() })

const review = z.object({
  /** Null if the company was never reviewed. */
  id: z.string().nullable(),
  companyName: z.string(),
  status: z.enum(REVIEW_STATUSES),
  deadline: z.iso.date().nullable(),
  /** Days to the deadline in the company's market; below zero after it has passed. */
  daysLeft: z.int().nullable(),
  openedAt: time.nullable(),
  openedBy: z.string().nullable(),
  confirmedAt: time.nullable(),
  confirmedBy: z.string().nullable(),
  counts,
})

const usersQuery = z.object({
  ...listInput(REVIEW_USER_LIST),
  ...whichReview.shape,
  decisions: listOf(['UNDECIDED', ...REVIEW_DECISIONS]).optional(),
  advice: listOf(REVIEW_DECISIONS).optional(),
})

const oneUser = oneCompany.extend({ loginId: z.string().min(1).max(LIMITS.email).toLowerCase() })
const decisionChange = z.object({
  decision: decision.nullable(),
  note: plainField(REVIEW_LIMITS.note),
  version: z.int().min(0),
})

const confirmation = z.object({
  confirmed: z.literal(true),
  /** How many users the caller expects to remove; the call fails if the number differs. */
  removes: z.int().min(0).optional(),
})

const listedReview = z.object({
  companyId: z.string(),
  companyName: z.string(),
  reviewId: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
  deadline: z.iso.date().nullable(),
  daysLeft: z.int().nullable(),
  decided: z.int(),
  total: z.int(),
  /** 0 without a review. */
  version: z.int().min(0),
})

const reviewsQuery = z.object({ ...listInput(REVIEW_LIST), statuses: listOf(REVIEW_STATUSES).optional() })
const newReview = z.object({ companyId: z.uuid().toLowerCase(), deadline: z.iso.date() })

/** Schemas of the access review calls. */
export const accessReviewsSchemas = {
  read: { params: oneCompany, query: whichReview, answer: review },
  users: { params: oneCompany, query: usersQuery, answer: pageOf(reviewUser) },
  decide: { params: oneUser, body: decisionChange, answer: reviewUser },
  applyAdvice: { params: oneCompany, answer: z.object({ keep: z.int(), remove: z.int() }) },
  confirm: { params: oneCompany, body: confirmation, answer: z.object({ kept: z.int(), removed: z.int() }) },
  startExport: {
    params: oneCompany,
    body: z.object({ ...whichReview.shape, format: fileFormat }),
    answer: jobStarted,
  },
  list: { query: reviewsQuery, answer: pageOf(listedReview) },
  open: { body: newReview, answer: listedReview },
  move: {
    params: z.object({ reviewId: z.uuid() }),
    body: newReview.pick({ deadline: true }).extend(versioned),
    answer: listedReview,
  },
}

export type AccessReview = z.infer<typeof review>
export type ReviewUser = z.infer<typeof reviewUser>
export type ReviewUsersQuery = z.infer<typeof usersQuery>
export type DecisionChange = z.infer<typeof decisionChange>
export type Confirmation = z.infer<typeof confirmation>
export type ListedReview = z.infer<typeof listedReview>
export type ReviewsQuery = z.infer<typeof reviewsQuery>
export type NewReview = z.infer<typeof newReview>
