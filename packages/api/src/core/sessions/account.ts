import type { AccountType, CompanyType, Gate, Group, Permission, TenantCode } from '@tessera/contract'
import { isSuperAdminGroup, permissionsOf } from '@tessera/contract'

export type UserStatus = 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'DELETED'

/** The facts that matter about the company in effect. */
export interface AccountCompany {
  id: string
  name: string
  tenant: TenantCode
  companyType: CompanyType | null
  accountType: AccountType | null
  auditStatus: string
  auditDeadline: string | null
}

/** Everything that determines an account's rights. */
export interface Account {
  loginId: string
  email: string
  firstName: string
  lastName: string
  userType: 'INTERNAL' | 'EXTERNAL'
  thirdPartyUser: boolean
  group: Group | null
  status: UserStatus
  canSwitchCompany: boolean
  canSwitchPersona: boolean
  hasSeveralCompanies: boolean
  previousLoginAt: Date | null
  /** The company in effect: the user's own, or the one that they act for. */
  company: AccountCompany
  ownCompany: { id: string; name: string; tenant: TenantCode }
  isActing: boolean
  hasAccess: boolean
  gate: Gate | null
  /** Whether the user can look around and request access under the NO_ACCESS gate. */
  canBrowse: boolean
}

/** The actor and their company, as the log and jobs store them. */
export type Actor = Pick<Account, 'loginId' | 'firstName' | 'lastName'> & {
  company: Pick<AccountCompany, 'id'>
  ownCompany: Pick<Account['ownCompany'], 'name'>
}

/** Resolves accounts and acting companies; `app` connects the areas that implement it. */
export interface Accounts {
  /** The account of a login id, or null if there is none or it is deleted. */
  find(loginId: string): Promise<Account | null>
  /** An account that acts for a company, or null if it can't. For its own company, the account is unchanged. */
  actFor(account: Account, companyId: string, tenant: TenantCode): Promise<Account | null>
  /** The same as `actFor`, but for a company of any tenant. */
  inCompany(account: Account, companyId: string): Promise<Account | null>
}

/** The rights that a session is bound to. When they change, sessions with the previous rights end. */
export function rightsOf({ group, status, canSwitchCompany, canSwitchPersona, ownCompany }: Account): string {
  const blocked = status === 'BLOCKED' && 'blocked'
  const switches = [canSwitchCompany && 'company', canSwitchPersona && 'persona']
  return [group, blocked, ...switches, ownCompany.id].filter(Boolean).join(' ')
}

/** The account in its own company. */
export function withoutActing(account: Account): Account {
  return { ...account, company: { ...account.company, ...account.ownCompany }, isActing: false }
}

/** Returns the account as the actor of a log entry for another company, which the action concerns. */
export function loggedFor(companyId: string, account: Account): Account {
  return { ...account, company: { ...account.company, id: companyId } }
}

/** Whether an account can be used at a tenant's host: only its own tenant's, except for the super-admin groups. */
export function belongsTo({ group, ownCompany }: Account, { tenant }: { tenant: TenantCode }): boolean {
  return isSuperAdminGroup(group) || ownCompany.tenant === tenant
}

/** The permissions of an account in the company in effect. */
export function permissionsOfAccount(account: Account): Permission[] {
  const isBlocked = account.status === 'BLOCKED'
  return permissionsOf({ ...account, ...account.company, isBlocked, isActingForCompany: account.isActing })
}

/** The log values when a user enters another company. */
export function actingStarted({ ownCompany, company }: Pick<Account, 'ownCompany' | 'company'>) {
  return { entityId: company.id, before: { company: ownCompany.name }, after: { company: company.name } }
}

/** The log values when a user leaves another company. */
export function actingEnded(account: Pick<Account, 'ownCompany' | 'company'>) {
  const { entityId, before, after } = actingStarted(account)
  return { entityId, before: after, after: before }
}
