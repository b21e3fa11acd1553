import type { AccessRequest, AccessRequestStatus } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'
import type { Intl, MessageId } from '../../messages/intl.tsx'

/** What the state of a request is called. */
export const STATUS_WORDS: Readonly<Record<AccessRequestStatus, MessageId>> = {
  SUBMITTED: 'access.status.submitted',
  APPROVED: 'access.status.approved',
  REJECTED: 'access.status.rejected',
  CANCELLED: 'access.status.cancelled',
  EXPIRED: 'access.status.expired',
}

export const STATUS_TONES: Readonly<Record<AccessRequestStatus, StatusBadgeProps['tone']>> = {
  SUBMITTED: 'spark',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
}

/** What comes of a request, in a sentence. */
export function outcomeOf(request: AccessRequest, t: Intl['t'], dateOf: (iso: string) => string): string {
  const { status, product_text: wanted, approved_text: approved, reason, expires_at: end } = request
  switch (status) {
    case 'SUBMITTED':
      return t('access.outcome.submitted', { date: dateOf(end) })
    case 'APPROVED':
      return approved === null || approved === wanted
        ? t('access.outcome.approvedAll')
        : t('access.outcome.approved', { products: approved })
    case 'REJECTED':
      return reason ?? ''
    case 'CANCELLED':
      return t('access.outcome.cancelled')
    default:
      return t('access.outcome.expired', { days: ACCESS_REQUEST_LIMITS.days })
  }
}
