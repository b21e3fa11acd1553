import type { Group } from '../session/permissions.ts'
import { isSuperAdminGroup } from '../session/permissions.ts'

export const COMPANY_TYPES = ['SUPPLIER', 'THIRD_PARTY_AGENCY', 'ACCOUNT', 'INTERNAL', 'BASIC_VENDOR'] as const
export type CompanyType = (typeof COMPANY_TYPES)[number]
export const ACCOUNT_TYPES = ['Basic', 'Charter'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const COMPANY_STATUSES = ['ACTIVE', 'PENDING', 'SUSPENDED', 'INACTIVE'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** Returns the company type for a tenant's lower-case type; null if unknown. */
export function companyTypeOf(tenantType: string | null | undefined): CompanyType | null {
  const wanted = tenantType?.toUpperCase()
  return COMPANY_TYPES.find((type) => type === wanted) ?? null
}

interface CompanyKind {
  companyType: CompanyType | null
  accountType: AccountType | null
}

/** Whether a company is of the basic tier. */
export function isBasicTier({ companyType, accountType }: CompanyKind): boolean {
  return companyType === 'BASIC_VENDOR' || accountType === 'Basic'
}

/** Statuses of companies that a user can enter; a pending company needs its first admin. */
export const ENTERABLE_STATUSES: readonly CompanyStatus[] = ['ACTIVE', 'PENDING']

export const CLIENT_USER_TYPES = [
  'Supplier',
  'Third Party User',
  'Basic Vendor',
  'Basic Third Party Agency',
  'Account',
  'Unknown',
] as const
export type ClientUserType = (typeof CLIENT_USER_TYPES)[number]

/** Returns the user type that lists show; sponsored users are third parties in every company. */
export function clientUserType({
  companyType,
  accountType,
  isThirdParty = false,
}: CompanyKind & { isThirdParty?: boolean }): ClientUserType {
  if (isThirdParty && companyType !== 'THIRD_PARTY_AGENCY') return 'Third Party User'
  switch (companyType) {
    case 'SUPPLIER':
      return 'Supplier'
    case 'THIRD_PARTY_AGENCY':
      return accountType === 'Basic' ? 'Basic Third Party Agency' : 'Third Party User'
    case 'BASIC_VENDOR':
      return 'Basic Vendor'
    case 'ACCOUNT':
      return 'Account'
    default:
      return 'Unknown'
  }
}

export type ClientUserCategory = 'super admin' | 'basic' | 'charter' | 'unknown'

/** Returns the user type that decides on routes and content. */
export function clientUserCategory(user: CompanyKind & { group: Group | null }): ClientUserCategory {
  if (isSuperAdminGroup(user.group)) return 'super admin'
  if (isBasicTier(user)) return 'basic'
  return user.accountType === 'Charter' ? 'charter' : 'unknown'
}
