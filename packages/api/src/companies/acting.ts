import type { CompanyStatus, TenantCode } from '@tessera/contract'
import { ENTERABLE_STATUSES, isSuperAdminGroup } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * The two super-admin groups can choose any company of the tenant. Users who can switch choose from the companies that
 * they can act for.
 */
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

/** The account as it acts for a company, and the company's status. Null if the account can't choose the company. */
export async function choosableCompany(
  db: Db,
  account: Account,
  companyId: string,
  tenant: TenantCode,
): Promise<{ account: Account; status: CompanyStatus } | null> {
  const canChoose = isSuperAdminGroup(account.group) || account.canSwitchCompany
  if (!canChoose || !ID.test(companyId)) return null
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
  // Administrator rights apply only in a user's own company. In others, the user is a guest with the same grants.
  const group = isSuperAdminGroup(account.group) ? account.group : null
  return { account: { ...account, company, group, isActing: true }, status: row.status }
}

/** An account that acts for a company, or null if it can't. For its own company, the account is unchanged. */
export async function actFor(db: Db, account: Account, companyId: string, tenant: TenantCode): Promise<Account | null> {
  // Super admins can enter their own company like any other; only then do they see its data.
  if (companyId === account.ownCompany.id && !isSuperAdminGroup(account.group)) return account
  const found = await choosableCompany(db, account, companyId, tenant)
  return found && ENTERABLE_STATUSES.includes(found.status) ? found.account : null
}

/** An account that acts for a company, on the host of that company's own tenant. */
export async function actIn(db: Db, account: Account, companyId: string): Promise<Account | null> {
  const company = await db.selectFrom('companies').select('tenant').where('id', '=', companyId).executeTakeFirst()
  return company ? actFor(db, account, companyId, company.tenant) : null
}
