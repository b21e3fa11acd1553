import type { ProductCode, ReviewDecision, ReviewReason, UserRole } from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

/** A user in a review. The evidence of a confirmed review stores users in this shape. */
export interface ReviewedUser {
  loginId: string
  firstName: string
  lastName: string
  email: string
  status: 'ACTIVE' | 'PENDING'
  role: UserRole
  products: ProductCode[]
  lastLoginAt: string | null
  /** Empty if the portal's operators invited the user. */
  invitedBy: string
  invitedAt: string
  advice: ReviewDecision
  reason: ReviewReason
  removable: boolean
  decision: ReviewDecision | null
  note: string
  decidedBy: string | null
  decidedAt: string | null
  version: number
}

/** The evidence that a confirmed review stores. */
export interface Evidence {
  confirmedBy: string
  users: ReviewedUser[]
}

interface AccessReviewsTable extends Identified {
  company_id: string
  status: Generated<'PENDING' | 'CONFIRMED' | 'OVERDUE'>
  /** The last day on which the review can be confirmed in time. */
  deadline: string
  confirmed_at: Date | null
  confirmed_by: string | null
  evidence: ColumnType<Evidence | null, string | null | undefined, string>
  version: Generated<number>
}

interface DecisionsTable extends Identified {
  review_id: string
  login_id: string
  /** Null if the decision was undone. */
  decision: ReviewDecision | null
  note: Generated<string>
  version: Generated<number>
}

/** The tables of access reviews. */
export interface AccessReviewsTables {
  access_reviews: AccessReviewsTable
  access_reviews_decisions: DecisionsTable
}
