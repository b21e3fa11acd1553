import type { AccessReview, ReviewReason } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

export const REASON_WORDS: Readonly<Record<ReviewReason, MessageId>> = {
  OWN_ACCOUNT: 'review.reason.own',
  ONLY_ADMIN: 'review.reason.onlyAdmin',
  OTHER_DOMAIN: 'review.reason.domain',
  INVITED: 'review.reason.invited',
  NEVER_SIGNED_IN: 'review.reason.never',
  NOT_FOR_90_DAYS: 'review.reason.away',
  SIGNED_IN: 'review.reason.recent',
}

/** The review's state in words, as its badge has it. */
export const REVIEW_STATUS_WORDS: Readonly<Record<AccessReview['status'], MessageId>> = {
  NONE: 'review.status.none',
  PENDING: 'review.status.pending',
  CONFIRMED: 'review.status.confirmed',
  OVERDUE: 'review.status.overdue',
}
