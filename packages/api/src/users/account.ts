import type { AccountStanding } from '@tessera/contract'
import { gateOf, isProvisioning, isSuperAdminGroup, canBrowse, signsAddendum } from '@tessera/contract'
import { companyFacts, hasSeveralCompanies } from '../companies/queries.ts'
import type { Account } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'
import { currentVersion } from '../legal/queries.ts'
import { grantCount } from '../products/grants.ts'

type Row = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

function selectAccount(db: Db, loginId: string, now: Date) {
  return db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
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
      grantCount('ACCESS_COMPLETE').as('complete_products'),
      grantCount('ACCESS_PENDING').as('pending_products'),
      currentVersion('terms', now).as('current_terms'),
      currentVersion('nda', now).as('current_nda'),
      currentVersion('addendum', now).as('current_addendum'),
      hasSeveralCompanies.as('has_several_companies'),
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
  return {
    isSuperAdminGroup: isSuperAdminGroup(row.user_group),
    isInternal: row.user_type === 'INTERNAL',
    isBlocked: row.status === 'BLOCKED',
    isRegistered: row.registered_at !== null,
    isCompanyActive: row.company_status === 'ACTIVE',
    completeProducts: row.complete_products,
    pendingProducts: row.pending_products,
    isProvisioning: isProvisioning(row.stage),
    isAuditOverdue: row.audit_status === 'OVERDUE',
    needsTerms: isMissing(row.current_terms, row.terms_version),
    needsNda: row.third_party_user && isMissing(row.current_nda, row.nda_version),
    needsAddendum: signsAddendum(company) && isMissing(row.current_addendum, row.addendum_version),
  }
}

/** The account of a login id, or null if there is none or it is deleted. */
export async function findAccount(db: Db, loginId: string, now: Date): Promise<Account | null> {
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
    canBrowse: canBrowse(standing),
  }
}
