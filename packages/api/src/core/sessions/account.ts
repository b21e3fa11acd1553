import type { AccountType, CompanyType, Gate, Group, Permission, TenantCode } from '@tessera/contract'
import { isSuperAdminGroup, permissionsOf } from '@tessera/contract'

export type UserStatus = 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'DELETED'

/** The relevant facts of the company in effect. */
export interface AccountCompany {
  id: string
  name: string
  tenant: TenantCode
  companyType: CompanyType | null
  accountType: AccountType | null
  auditStatus: string
  auditDeadline: string | null
}

/** Everything about a person that decides what they may do. */
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
  /** The company in effect: one's own, or the one that one acts for. */
  company: AccountCompany
  ownCompany: { id: string; name: string; tenant: TenantCode }
  isActing: boolean
  hasAccess: boolean
  gate: Gate | null
  /** Whether NO_ACCESS allows looking around and requesting access. */
  mayLookAround: boolean
}

/** The actor and their company, as the log and jobs store them. */
export type Actor = Pick<Account, 'loginId' | 'firstName' | 'lastName'> & {
  company: Pick<AccountCompany, 'id'>
  ownCompany: Pick<Account['ownCompany'], 'name'>
}

/** Resolves accounts and acting companies; `app` connects the areas that know them. */
export interface Accounts {
  /** The account of a login id, or null when there is none (or a deleted one). */
  find(loginId: string): Promise<Account | null>
  /** An account acting for a company, or null when it may not; one's own company is no other. */
  actFor(account: Account, companyId: string, tenant: TenantCode): Promise<Account | null>
  /** An account in a company, by whichever tenant's address: its own, or acting for it; null when it may not. */
  inCompany(account: Account, companyId: string): Promise<Account | null>
}

/** The rights that a session is bound to: when they change, sessions that began with others end. */
export function rightsOf({ group, status, canSwitchCompany, canSwitchPersona, ownCompany }: Account): string {
  const isBlocked = status === 'BLOCKED' ? 'blocked' : ''
  const switches = [canSwitchCompany && 'company', canSwitchPersona && 'persona']
  return [group, isBlocked, ...switches, ownCompany.id].filter(Boolean).join(' ')
}

/** The account without an acting company. */
export function asThemselves(account: Account): Account {
  return { ...account, company: { ...account.company, ...account.ownCompany }, isActing: false }
}

/** The actor of an entry in another company's log: that of the company which the act concerns. */
export function inLogOf(companyId: string, account: Account): Account {
  return { ...account, company: { ...account.company, id: companyId } }
}

/** Whether an account may be used at a tenant's address: its own tenant's, or any for the super-admin groups. */
export function belongsTo({ group, ownCompany }: Account, { tenant }: { tenant: TenantCode }): boolean {
  return isSuperAdminGroup(group) || ownCompany.tenant === tenant
}

/** The permissions of an account in the company in effect. */
export function permissionsOfAccount(account: Account): Permission[] {
  const isBlocked = account.status === 'BLOCKED'
  return permissionsOf({ ...account, ...account.company, isBlocked, isActingForCompany: account.isActing })
}

/** The company in whose name a user acts, before and after entering another company. */
export function entered({ ownCompany, company }: Pick<Account, 'ownCompany' | 'company'>) {
  return { entityId: company.id, before: { company: ownCompany.name }, after: { company: company.name } }
}

/** The same as they leave it. */
export function left(account: Pick<Account, 'ownCompany' | 'company'>) {
  const { entityId, before, after } = entered(account)
  return { entityId, before: after, after: before }
}
