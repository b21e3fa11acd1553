import type { AccessRequest } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import type { Intl } from '../../messages/intl.tsx'

/** Returns the result of a request as a sentence. */
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
