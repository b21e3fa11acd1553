import type { CompanyStatus, TenantCode } from '@tessera/contract'
import { ENTERABLE_STATUSES, isSuperAdminGroup } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The two super-admin groups choose any company of the tenant, people who may switch choose those that they can act for. */
function selectCompany(db: Db, account: Account, companyId: string, tenant: TenantCode) {
  const companies = db
    .selectFrom('companies')
    .select(['id', 'name', 'tenant', 'type', 'account_type', 'status', 'audit_status', 'audit_deadline'])
    .where('id', '=', companyId)
    .where('tenant', '=', tenant)
  if (isSuperAdminGroup(account.group)) return companies
  return companies.where((where) =>
    where.exists(
      where
        .selectFrom('companies_delegates as delegates')
        .select('delegates.company_id')
        .whereRef('delegates.company_id', '=', 'companies.id')
        .where('delegates.login_id', '=', account.loginId),
    ),
  )
}

/** A company that an account may choose, whatever its status; null when there is none such for it. */
export async function choosableCompany(
  db: Db,
  account: Account,
  companyId: string,
  tenant: TenantCode,
): Promise<{ account: Account; status: CompanyStatus } | null> {
  const mayChoose = isSuperAdminGroup(account.group) || account.canSwitchCompany
  if (!mayChoose || !ID.test(companyId)) return null
  const row = await selectCompany(db, account, companyId, tenant).executeTakeFirst()
  if (!row) return null
  const company = {
    id: row.id,
    name: row.name,
    tenant: row.tenant,
    companyType: row.type,
    accountType: row.account_type,
    auditStatus: row.audit_status,
    auditDeadline: row.audit_deadline,
  }
  // Being an admin is about one's own company; elsewhere one is a guest with the same grants.
  const group = isSuperAdminGroup(account.group) ? account.group : null
  return { account: { ...account, company, group, isActing: true }, status: row.status }
}

/** An account acting for a company, or null when it may not; one's own company is no other. */
export async function actFor(db: Db, account: Account, companyId: string, tenant: TenantCode): Promise<Account | null> {
  // A super admin's own company can be entered like any other: only then are its own things theirs to see.
  if (companyId === account.ownCompany.id && !isSuperAdminGroup(account.group)) return account
  const found = await choosableCompany(db, account, companyId, tenant)
  return found && ENTERABLE_STATUSES.includes(found.status) ? found.account : null
}

/** An account in a company, by the address of the company's own tenant. */
export async function actIn(db: Db, account: Account, companyId: string): Promise<Account | null> {
  const company = await db.selectFrom('companies').select('tenant').where('id', '=', companyId).executeTakeFirst()
  return company ? actFor(db, account, companyId, company.tenant) : null
}
