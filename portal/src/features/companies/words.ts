import type { Company, CompanyStatus } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'
import type { MessageId } from '../../messages/intl.tsx'

/** What companies of each kind are called in lists. */
export const TYPE_WORDS: Readonly<Record<Company['uiCompanyType'], MessageId>> = {
  Supplier: 'company.type.supplier',
  'Third Party User': 'company.type.thirdParty',
  'Basic Vendor': 'company.type.basicVendor',
  'Basic Third Party Agency': 'company.type.basicThirdParty',
  Account: 'company.type.account',
  Unknown: 'company.type.unknown',
}

/** What each status is called. */
export const STATUS_WORDS: Readonly<Record<CompanyStatus, MessageId>> = {
  ACTIVE: 'company.status.active',
  PENDING: 'company.status.pending',
  SUSPENDED: 'company.status.suspended',
  INACTIVE: 'company.status.inactive',
}

export const STATUS_TONES: Readonly<Record<CompanyStatus, StatusBadgeProps['tone']>> = {
  ACTIVE: 'success',
  PENDING: 'pending',
  SUSPENDED: 'warning',
  INACTIVE: 'neutral',
}
