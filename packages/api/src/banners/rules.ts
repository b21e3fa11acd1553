import type { BannerKind, Locale, Permission } from '@tessera/contract'
import { companySwitchKind, CURRENT_REVIEW, isBasicTier, pathTo } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'

/** The one banner for a user's kind; the first match wins. */
export function userBannerKind(account: Account, permissions: readonly Permission[]): BannerKind | null {
  if (account.group === 'SUPER_ADMIN') return 'SUPER_ADMIN'
  if (account.group === 'SUPER_ADMIN_SPECTATOR') return 'SUPER_ADMIN_SPECTATOR'
  if (account.thirdPartyUser) return account.hasSeveralCompanies ? 'SPONSORED_SUPPLIER_MULTI' : 'SPONSORED_SUPPLIER'
  const { companyType } = account.company
  return companySwitchKind({ permissions, companyType }) === 'tagged' ? 'COMPANY_SWITCH_TAGGED' : null
}

function seesAuditBanner({ group, company }: Account): boolean {
  return group === 'ADMIN' && isBasicTier(company) && company.auditStatus === 'PENDING'
}

/** The kinds of banner that a caller can get, in the order in which they stack. Everyone gets general ones. */
export function bannerKinds(caller: { account: Account; permissions: readonly Permission[] } | null): BannerKind[] {
  if (!caller) return ['GENERAL']
  const own = userBannerKind(caller.account, caller.permissions)
  return [...(own ? [own] : []), ...(seesAuditBanner(caller.account) ? (['AUDIT'] as const) : []), 'GENERAL']
}

const CONFIRM_MESSAGES: Readonly<Record<Locale, string>> = {
  'en-US': 'Confirm all users are verified',
  'es-MX': 'Confirmar que todos los usuarios están verificados',
  'fr-CA': 'Confirmer que tous les utilisateurs sont vérifiés',
}

/** The link of a banner to the last step of its access review; undefined for other kinds. */
export function lastStepOf(kind: BannerKind, locale: Locale): { text: string; url: string } | undefined {
  if (kind !== 'AUDIT') return undefined
  const url = pathTo('/admin/userList', { review: CURRENT_REVIEW, step: 'confirm' })
  return { text: CONFIRM_MESSAGES[locale], url }
}
