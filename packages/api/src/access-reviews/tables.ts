import type { ProductCode, ReviewDecision, ReviewReason, UserRole } from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

/** A user as a review has them; the evidence of a confirmed review keeps them so. */
export interface ReviewedUser {
  loginId: string
  firstName: string
  lastName: string
  email: string
  status: 'ACTIVE' | 'PENDING'
  role: UserRole
  products: ProductCode[]
  lastLoginAt: string | null
  /** Empty where the portal's operators invited them. */
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

/** The evidence that a confirmed review keeps. */
export interface Evidence {
  confirmedBy: string
  users: ReviewedUser[]
}

interface AccessReviewsTable extends Identified {
  company_id: string
  status: Generated<'PENDING' | 'CONFIRMED' | 'OVERDUE'>
  /** The last day on which it can be confirmed in time. */
  deadline: string
  confirmed_at: Date | null
  confirmed_by: string | null
  evidence: ColumnType<Evidence | null, string | null | undefined, string>
  version: Generated<number>
}

interface DecisionsTable extends Identified {
  review_id: string
  login_id: string
  /** Null where a decision was taken back. */
  decision: ReviewDecision | null
  note: Generated<string>
  version: Generated<number>
}

/** The tables of access reviews. */
export interface AccessReviewsTables {
  access_reviews: AccessReviewsTable
  access_reviews_decisions: DecisionsTable
}
