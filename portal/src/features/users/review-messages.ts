import type { ReviewReason } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Reasons for the advice on a user. */
export const REASON_MESSAGES: Readonly<Record<ReviewReason, MessageId>> = {
  OWN_ACCOUNT: 'review.reason.own',
  ONLY_ADMIN: 'review.reason.onlyAdmin',
  OTHER_DOMAIN: 'review.reason.domain',
  INVITED: 'review.reason.invited',
  NEVER_SIGNED_IN: 'review.reason.never',
  NOT_FOR_90_DAYS: 'review.reason.away',
  SIGNED_IN: 'review.reason.recent',
}
