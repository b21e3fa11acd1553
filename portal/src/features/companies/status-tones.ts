import type { CompanyStatus } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'

export const STATUS_TONES: Readonly<Record<CompanyStatus, StatusBadgeProps['tone']>> = {
  ACTIVE: 'success',
  PENDING: 'spark',
  SUSPENDED: 'warning',
  INACTIVE: 'neutral',
}
