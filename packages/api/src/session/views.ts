import type { AuthStatus, Preferences, UserContext, UserInfo } from '@tessera/contract'
import { tenantIdOf } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import type { Caller, CallContext, Site } from '../core/http/context.ts'
import type { Session } from '../core/sessions/sessions.ts'
import { siteIdOf } from '../config/rules.ts'
import { readPreferences } from './queries.ts'

/** When a session ends. */
export function toAuthStatus({ loginId, expiresAt, idleExpiresAt }: Session): AuthStatus {
  return {
    authenticated: true,
    loginId,
    expiresAt: expiresAt.toISOString(),
    idleExpiresAt: idleExpiresAt.toISOString(),
  }
}

/** A caller's user context; permissions only on request. */
export function toUserContext(
  { account, permissions }: Caller,
  preferences: Preferences,
  site: Site,
  withPermissions: boolean,
): UserContext {
  const { language_code, timezone, rows_per_page, dismissed_banners, appearance, density } = preferences
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    login_id: account.loginId,
    email_address: account.email,
    user_type: account.userType,
    third_party_user: account.thirdPartyUser,
    tenant: {
      id: account.company.id,
      name: account.company.name,
      type: account.company.companyType?.toLowerCase() ?? 'unknown',
      account_type: account.company.accountType,
    },
    own_company: { id: account.ownCompany.id, name: account.ownCompany.name },
    site_id: siteIdOf(site.tenant),
    user_preferences: { language_code, locale: { timezone }, rows_per_page, dismissed_banners, appearance, density },
    authz: { group: account.group, permissions: withPermissions ? permissions : [] },
    access_class: account.hasSeveralCompanies ? { value: 'MULTIPLE_TENANTS' } : null,
    gate: account.gate,
    can_browse: account.canBrowse,
    last_login: account.previousLoginAt?.toISOString() ?? null,
  }
}

/** The user context of a caller, read from the database. */
export async function readUserContext(
  caller: Caller,
  { db, site }: Pick<CallContext, 'db' | 'site'>,
  withPermissions: boolean,
): Promise<UserContext> {
  return toUserContext(caller, await readPreferences(db, caller.account.loginId), site, withPermissions)
}

/** The short form of an account. */
export function toUserInfo(account: Account, { timezone, language_code }: Preferences): UserInfo {
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    loginId: account.loginId,
    email: account.email,
    user_type: account.userType,
    luminateCompanyId: account.company.id,
    timezone,
    locale: language_code,
    companyName: account.company.name,
    thirdPartyUser: account.thirdPartyUser,
    companyType: account.company.companyType,
    tenantId: tenantIdOf(account.company.tenant),
  }
}
