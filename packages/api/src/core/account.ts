import type { AccountStanding, AccountType, CompanyType, Gate, Group, TenantCode } from '@tessera/contract'
import { gateOf, isBasicTier, isSuperAdminGroup } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { UserStatus } from './schema.ts'

/** What matters about the company in effect. */
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
}

type Row = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

function currentVersion(document: string, at: Date) {
  return sql<string | null>`(
    select version from legal_versions where document = ${document} and effective_at <= ${at}
    order by effective_at desc limit 1
  )`
}

function grantsOf(status: string) {
  return sql<number>`(
    select count(*)::int from products_grants where login_id = users.login_id and status = ${status}
  )`
}

function selectAccount(db: Db, loginId: string, now: Date) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select([
      'companies.name as company_name',
      'companies.tenant',
      'companies.type as company_type',
      'companies.account_type',
      'companies.status as company_status',
      'companies.audit_status',
      'companies.audit_deadline',
      'companies.addendum_version',
      grantsOf('ACCESS_COMPLETE').as('complete_products'),
      grantsOf('ACCESS_PENDING').as('pending_products'),
      currentVersion('terms', now).as('current_terms'),
      currentVersion('nda', now).as('current_nda'),
      currentVersion('addendum', now).as('current_addendum'),
      sql<boolean>`exists (
        select 1 from companies_members as m where m.login_id = users.login_id and m.company_id <> users.company_id
      )`.as('has_several_companies'),
    ])
    .where('users.login_id', '=', loginId)
    .where('users.status', '<>', 'DELETED')
    .executeTakeFirst()
}

function isMissing(wanted: string | null, accepted: string | null): boolean {
  return wanted !== null && wanted !== accepted
}

function standingOf(row: Row): AccountStanding {
  const company = { companyType: row.company_type, accountType: row.account_type }
  const signsAddendum = isBasicTier(company) || row.company_type === 'THIRD_PARTY_AGENCY'
  return {
    isSuperAdminGroup: isSuperAdminGroup(row.user_group),
    isBlocked: row.status === 'BLOCKED',
    isRegistered: row.registered_at !== null,
    isCompanyActive: row.company_status === 'ACTIVE',
    completeProducts: row.complete_products,
    pendingProducts: row.pending_products,
    isAuditOverdue: row.audit_status === 'OVERDUE',
    needsTerms: isMissing(row.current_terms, row.terms_version),
    needsNda: row.third_party_user && isMissing(row.current_nda, row.nda_version),
    needsAddendum: signsAddendum && isMissing(row.current_addendum, row.addendum_version),
  }
}

/** The rights that a session is bound to: when they change, sessions that began with others end. */
export function rightsOf({ group, status, canSwitchCompany, canSwitchPersona, ownCompany }: Account): string {
  const isBlocked = status === 'BLOCKED' ? 'blocked' : ''
  const switches = [canSwitchCompany && 'company', canSwitchPersona && 'persona']
  return [group, isBlocked, ...switches, ownCompany.id].filter(Boolean).join(' ')
}

/** The account of a login id, or null when there is none (or a deleted one). */
export async function loadAccount(db: Db, loginId: string, now: Date): Promise<Account | null> {
  const row = await selectAccount(db, loginId, now)
  if (!row) return null
  const standing = standingOf(row)
  return {
    loginId: row.login_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    userType: row.user_type,
    thirdPartyUser: row.third_party_user,
    group: row.user_group,
    status: row.status,
    canSwitchCompany: row.can_switch_company || row.user_group === 'SUPER_ADMIN',
    canSwitchPersona: row.can_switch_persona,
    hasSeveralCompanies: row.has_several_companies,
    previousLoginAt: row.previous_login_at,
    company: {
      id: row.company_id,
      name: row.company_name,
      tenant: row.tenant,
      companyType: row.company_type,
      accountType: row.account_type,
      auditStatus: row.audit_status,
      auditDeadline: row.audit_deadline,
    },
    ownCompany: { id: row.company_id, name: row.company_name, tenant: row.tenant },
    isActing: false,
    hasAccess: standing.isSuperAdminGroup || row.complete_products > 0,
    gate: gateOf(standing),
  }
}
