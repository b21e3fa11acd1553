import type { BannerKind, Permission } from '@tessera/contract'
import { companySwitchKind, isBasicTier } from '@tessera/contract'
import type { Account } from '../core/account.ts'

/** The one banner that a person's kind calls for, by the first match. */
export function userBannerKind(account: Account, permissions: readonly Permission[]): BannerKind | null {
  if (account.group === 'SUPER_ADMIN') return 'SUPER_ADMIN'
  if (account.group === 'SUPER_ADMIN_SPECTATOR') return 'SUPER_ADMIN_SPECTATOR'
  if (account.thirdPartyUser) return account.hasSeveralCompanies ? 'SPONSORED_SUPPLIER_MULTI' : 'SPONSORED_SUPPLIER'
  const { companyType } = account.company
  return companySwitchKind({ permissions, companyType }) === 'tagged' ? 'COMPANY_SWITCH_TAGGED' : null
}

function seesAudit({ group, company }: Account): boolean {
  return group === 'ADMIN' && isBasicTier(company) && company.auditStatus === 'PENDING'
}

/** The kinds of banner that a caller may get, in the order in which they stack; everyone gets general ones. */
export function bannerKinds(caller: { account: Account; permissions: readonly Permission[] } | null): BannerKind[] {
  if (!caller) return ['GENERAL']
  const own = userBannerKind(caller.account, caller.permissions)
  return [...(own ? [own] : []), ...(seesAudit(caller.account) ? (['AUDIT'] as const) : []), 'GENERAL']
}
