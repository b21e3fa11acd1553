import type {
  CheckedCompaniesQuery,
  CompanyPage,
  CompanyStatus,
  CompanyType,
  OwnCompany,
  SponsoredSupplier,
  TenantCode,
} from '@tessera/contract'
import { clientUserType } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** The companies that a person belongs to, their own first, and which of them is in effect. */
export async function companiesOf(db: Db, loginId: string, companyInEffect: string): Promise<OwnCompany[]> {
  const isOwn = sql<boolean>`users.company_id = companies.id`
  const rows = await db
    .selectFrom('users')
    .innerJoin('companies', (join) =>
      join.on((on) =>
        on.or([
          on('companies.id', '=', on.ref('users.company_id')),
          on.exists(
            on
              .selectFrom('companies_members')
              .select('companies_members.id')
              .whereRef('companies_members.company_id', '=', 'companies.id')
              .whereRef('companies_members.login_id', '=', 'users.login_id'),
          ),
        ]),
      ),
    )
    .select(['companies.id', 'companies.name', 'companies.type', 'companies.account_type', isOwn.as('is_own')])
    .where('users.login_id', '=', loginId)
    .orderBy('is_own', 'desc')
    .orderBy('companies.name')
    .execute()
  return rows.flatMap(({ id, name, type, account_type }) =>
    type
      ? [
          {
            companyId: id,
            companyName: name,
            companyType: type,
            accountType: account_type,
            isCurrent: id === companyInEffect,
          },
        ]
      : [],
  )
}

/** What `clientUserType` says, in the words of the database, so that it can be sorted by. */
const KIND = sql<string>`case
  when companies.type = 'SUPPLIER' then 'Supplier'
  when companies.type = 'THIRD_PARTY_AGENCY' and companies.account_type = 'Basic' then 'Basic Third Party Agency'
  when companies.type = 'THIRD_PARTY_AGENCY' then 'Third Party User'
  when companies.type = 'BASIC_VENDOR' then 'Basic Vendor'
  when companies.type = 'ACCOUNT' then 'Account'
  else 'Unknown' end`

const SORTS = {
  companyName: sql`lower(companies.name)`,
  status: sql`companies.status`,
  adminEmail: sql`companies.admin_email`,
  uiCompanyType: KIND,
} as const

/** The names of the products that a company's people can open. */
function productsOf(wanted: boolean) {
  if (!wanted) return sql<string[]>`'[]'::jsonb`
  return sql<string[]>`coalesce((
    select jsonb_agg(distinct texts.title) from products_grants as grants
    join users on users.login_id = grants.login_id
    join products_texts as texts on texts.product_code = grants.product_code and texts.locale = 'en-US'
    where users.company_id = companies.id and grants.status = 'ACCESS_COMPLETE'
  ), '[]'::jsonb)`
}

function selectCompanies(db: Db, tenant: TenantCode, query: CheckedCompaniesQuery) {
  const { search, companyTypes = [], statuses = [] } = query
  let companies = db.selectFrom('companies').where('tenant', '=', tenant)
  if (companyTypes.length > 0) companies = companies.where('type', 'in', companyTypes)
  if (statuses.length > 0) companies = companies.where('status', 'in', statuses)
  if (!search) return companies
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return companies.where((where) => where.or([where('name', 'ilike', pattern), where('admin_email', 'ilike', pattern)]))
}

/** One page of a tenant's companies. */
export async function listCompanies(db: Db, tenant: TenantCode, query: CheckedCompaniesQuery): Promise<CompanyPage> {
  const { page, pageSize, sortBy, sortOrder, showProducts } = query
  const companies = selectCompanies(db, tenant, query)
  const { total } = await companies.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await companies
    .select(['id', 'name', 'status', 'admin_email', 'type', 'account_type'])
    .select(productsOf(showProducts === 'true').as('products'))
    .orderBy(SORTS[sortBy], (order) => (sortOrder === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute()
  return {
    content: rows.map((row) => ({
      companyId: row.id,
      companyName: row.name,
      status: row.status,
      adminEmail: row.admin_email,
      uiCompanyType: clientUserType({ companyType: row.type, accountType: row.account_type }),
      subscribedProduct: row.products,
    })),
    page,
    size: pageSize,
    total_elements: Number(total),
    total_pages: Math.ceil(Number(total) / pageSize),
  }
}

/** The statuses that a tenant's companies of some types have; of all types when none is named. */
export async function companyStatuses(
  db: Db,
  tenant: TenantCode,
  types: readonly CompanyType[],
): Promise<CompanyStatus[]> {
  let companies = db.selectFrom('companies').select('status').distinct().where('tenant', '=', tenant)
  if (types.length > 0) companies = companies.where('type', 'in', types)
  return (await companies.execute()).map(({ status }) => status)
}

/** The suppliers that a person may act for, with what their people can open. */
export async function suppliersOf(db: Db, loginId: string, tenant: TenantCode): Promise<SponsoredSupplier[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('companies_members', 'companies_members.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', productsOf(true).as('products')])
    .where('companies_members.login_id', '=', loginId)
    .where('companies.tenant', '=', tenant)
    .where('companies.type', '=', 'SUPPLIER')
    .orderBy('companies.name')
    .execute()
  return rows.map(({ id, name, products }) => ({ companyId: id, companyName: name, subscribedProduct: products }))
}
