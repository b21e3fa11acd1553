import type { AccountType, CompanyStatus, CompanyType, TenantCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface CompaniesTable extends Identified {
  tenant: TenantCode
  name: string
  type: CompanyType | null
  account_type: AccountType | null
  status: CompanyStatus
  admin_email: string | null
  /** The code that a supplier uses to find an agency; other companies have none. */
  business_code: string | null
  audit_status: Generated<'NONE' | 'PENDING' | 'CONFIRMED' | 'OVERDUE'>
  audit_deadline: string | null
  addendum_version: string | null
  addendum_accepted_at: Date | null
}

interface CompaniesMembersTable extends Identified {
  login_id: string
  company_id: string
}

/** A view of all users who can act for a company, as its member or as one of a partner’s users. */
interface CompaniesDelegatesView {
  login_id: string
  company_id: string
}

/** The tables of companies and of the users who can act for them. */
export interface CompaniesTables {
  companies: CompaniesTable
  companies_members: CompaniesMembersTable
  companies_delegates: CompaniesDelegatesView
}
