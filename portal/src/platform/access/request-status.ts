import type { AccessRequestStatus } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'
import type { MessageId } from '../../messages/intl.tsx'

/** Names of request statuses. */
export const STATUS_MESSAGES: Readonly<Record<AccessRequestStatus, MessageId>> = {
  SUBMITTED: 'requestStatus.submitted',
  APPROVED: 'requestStatus.approved',
  REJECTED: 'requestStatus.rejected',
  CANCELLED: 'requestStatus.cancelled',
  EXPIRED: 'requestStatus.expired',
}

/** The tones of the statuses. */
export const STATUS_TONES: Readonly<Record<AccessRequestStatus, StatusBadgeProps['tone']>> = {
  SUBMITTED: 'spark',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
}
