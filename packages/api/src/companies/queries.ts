import type {
  ChoiceCounts,
  CompaniesQuery,
  CompanyChoice,
  CompanyChoices,
  CompanyChoicesQuery,
  CompanyFacetQuery,
  CompanyPage,
  CompanyStatus,
  CompanyType,
  Locale,
  OwnCompany,
  SponsoredSupplier,
  TenantCode,
} from '@tessera/contract'
import { clientUserType, COMPANY_LIST, COMPANY_STATUSES, COMPANY_TYPES } from '@tessera/contract'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { AuditStamp, Audited } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { countChoices } from '../core/database/count-choices.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { companiesWithProduct, productNamesOf } from '../products/queries.ts'
import { people } from '../users/queries.ts'
import { kindTitle, statusTitle, typeTitle } from './rules.ts'
import type { CompaniesTables } from './tables.ts'

/** The columns of companies that other areas read, as a query to join. */
export function companyFacts(db: Db) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'tenant', 'type', 'account_type', 'status', 'audit_status', 'audit_deadline'])
    .select(['addendum_version', 'addendum_accepted_at', 'admin_email', 'business_code'])
}

/** A company, locked until the transaction ends; other transactions can still write rows that reference it. */
export function lockCompany(db: Db, id: string) {
  return companyFacts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The company that runs the portal, created if missing; of several, the one with this name, or else the oldest. */
export async function internalCompany(
  db: Db,
  name: string,
  { by, at }: AuditStamp,
): Promise<{ id: string; name: string }> {
  const internal = companyFacts(db).where('type', '=', 'INTERNAL').where('tenant', '=', 'US')
  const hasSameName = sql<boolean>`name = ${name}`
  const found = await internal.orderBy(hasSameName, 'desc').orderBy('created_at').orderBy('id').executeTakeFirst()
  if (found) return found
  return db
    .insertInto('companies')
    .values({ tenant: 'US', name, type: 'INTERNAL', status: 'ACTIVE', created_at: at, created_by: by })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** Changes a company. */
export async function updateCompany(
  db: Db,
  id: string,
  changes: Omit<Updateable<CompaniesTables['companies']>, 'id' | 'tenant' | keyof Audited>,
  { by, at }: AuditStamp,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ ...changes, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
}

/** Whether a user belongs to several companies, as a column. */
export const hasSeveralCompanies = sql<boolean>`exists (
  select 1 from companies_delegates as m where m.login_id = users.login_id and m.company_id <> users.company_id
)`

/** The companies that a user belongs to, their own first, with the one in effect marked. */
export async function companiesOf(db: Db, loginId: string, companyInEffect: string): Promise<OwnCompany[]> {
  const isOwn = sql<boolean>`users.company_id = companies.id`
  const rows = await db
    .selectFrom(people(db).as('users'))
    .innerJoin('companies', (join) =>
      join.on((on) =>
        on.or([
          on('companies.id', '=', on.ref('users.company_id')),
          on.exists(
            on
              .selectFrom('companies_delegates as delegates')
              .select('delegates.company_id')
              .whereRef('delegates.company_id', '=', 'companies.id')
              .whereRef('delegates.login_id', '=', 'users.login_id'),
          ),
        ]),
      ),
    )
    .select(['companies.id', 'companies.name', 'companies.type', 'companies.account_type', 'companies.status'])
    .select([isOwn.as('is_own')])
    .where('users.login_id', '=', loginId)
    .orderBy('is_own', 'desc')
    .orderBy(normalized(companyName))
    .execute()
  return rows.map(({ id, name, type, account_type, status }) => ({
    companyId: id,
    companyName: name,
    companyType: type,
    accountType: account_type,
    status,
    isCurrent: id === companyInEffect,
  }))
}

function titlesOf<Id extends string>(ids: readonly Id[], titleOf: (id: Id) => string) {
  return sql.join(
    ids.map((id) => sql`when ${id} then ${titleOf(id)}`),
    sql` `,
  )
}

const companyName = sql<string>`companies.name`

/** Search and sort columns of companies: types and statuses in the reader's language. */
export function columnsIn(locale: Locale) {
  const basicAgency = kindTitle('THIRD_PARTY_AGENCY', 'Basic', locale)
  const types = titlesOf(COMPANY_TYPES, (type) => kindTitle(type, null, locale))
  return {
    companyName,
    status: sql<string>`case companies.status ${titlesOf(COMPANY_STATUSES, (status) => statusTitle(status, locale))} end`,
    adminEmail: sql<string | null>`companies.admin_email`,
    uiCompanyType: sql<string>`case
      when companies.type = 'THIRD_PARTY_AGENCY' and companies.account_type = 'Basic' then ${basicAgency}
      else case companies.type ${types} else ${kindTitle(null, null, locale)} end end`,
  }
}

interface AccessRequester {
  tenant: TenantCode
  loginId: string
  /** The caller's own company, which is excluded. */
  ownId: string
}

/** Companies that internal users can request access to. */
function requestableCompanies(db: Db, { tenant, ownId }: Omit<AccessRequester, 'loginId'>) {
  return db
    .selectFrom('companies')
    .where('tenant', '=', tenant)
    .where('status', '=', 'ACTIVE')
    .where('companies.id', '<>', ownId)
}

/** Whether a company accepts access requests. */
export async function isRequestable(db: Db, id: string, tenant: TenantCode, ownId: string): Promise<boolean> {
  const found = requestableCompanies(db, { tenant, ownId }).select('id').where('id', '=', id)
  return (await found.executeTakeFirst()) !== undefined
}

/** A page of the companies that accept requests, and whether the user can already act for each. */
export async function listRequestableCompanies(
  db: Db,
  requester: AccessRequester,
  { page, page_size, search, tenant_types: types = [] }: CompanyChoicesQuery,
  locale: Locale,
): Promise<Omit<CompanyChoices, 'content'> & { content: Omit<CompanyChoice, 'products' | 'has_open_request'>[] }> {
  const all = requestableCompanies(db, requester)
  const { uiCompanyType } = columnsIn(locale)
  let found = all
  if (types.length > 0) found = found.where('type', 'in', types)
  if (search) found = found.where((where) => where.or([contains(companyName, search), contains(uiCompanyType, search)]))
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'name', 'type', 'account_type'])
    .select(
      sql<boolean>`exists (
        select 1 from companies_delegates as m where m.company_id = companies.id and m.login_id = ${requester.loginId}
      )`.as('is_member'),
    )
    .orderBy(normalized(companyName))
    .orderBy('id')
    .limit(page_size)
    .offset(page * page_size)
    .execute()
  const present = (await all.select('type').distinct().execute()).map(({ type }) => type)
  return {
    content: rows.map((row) => ({
      tenant_id: row.id,
      company_name: row.name,
      company_type: row.type,
      type_title: kindTitle(row.type, row.account_type, locale),
      has_access: row.is_member,
    })),
    page,
    page_size,
    total_elements: Number(total),
    tenant_types: COMPANY_TYPES.filter((id) => present.includes(id)).map((id) => ({
      id,
      title: typeTitle(id, locale),
    })),
  }
}

type CompanyFilters = Pick<CompaniesQuery, 'search' | 'showProducts' | 'companyTypes' | 'statuses'>

function selectCompanies(db: Db, tenant: TenantCode, query: CompanyFilters, locale: Locale) {
  const { search, showProducts, companyTypes = [], statuses = [] } = query
  let companies = db.selectFrom('companies').where('tenant', '=', tenant)
  if (companyTypes.length > 0) companies = companies.where('type', 'in', companyTypes)
  if (statuses.length > 0) companies = companies.where('status', 'in', statuses)
  if (!search) return companies
  return companies.where((where) =>
    where.or([
      ...Object.values(columnsIn(locale)).map((column) => contains(column, search)),
      ...(showProducts === 'true' ? [where('id', 'in', companiesWithProduct(db, search, locale))] : []),
    ]),
  )
}

const countOf = async (found: ReturnType<typeof selectCompanies>): Promise<number> => {
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** How many of a tenant's companies match each choice of a filter. */
export function countCompanies(
  db: Db,
  tenant: TenantCode,
  query: CompanyFacetQuery,
  locale: Locale,
): Promise<ChoiceCounts> {
  return countChoices(COMPANY_LIST, query.facet, (chosen) =>
    countOf(selectCompanies(db, tenant, { ...query, ...chosen }, locale)),
  )
}

/** One page of a tenant's companies. */
export async function listCompanies(
  db: Db,
  tenant: TenantCode,
  query: CompaniesQuery,
  locale: Locale,
): Promise<CompanyPage> {
  const { page, pageSize, sortBy, sortOrder, showProducts } = query
  const companies = selectCompanies(db, tenant, query, locale)
  const total = await countOf(companies)
  const rows = await companies
    .select(['id', 'name', 'status', 'admin_email', 'type', 'account_type'])
    .orderBy(normalized(columnsIn(locale)[sortBy]), (order) =>
      sortOrder === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute()
  const shown = showProducts === 'true' ? rows.map(({ id }) => id) : []
  const products = await productNamesOf(db, shown, locale)
  const found = rows.map((row) => ({
    companyId: row.id,
    companyName: row.name,
    status: row.status,
    statusTitle: statusTitle(row.status, locale),
    typeTitle: kindTitle(row.type, row.account_type, locale),
    adminEmail: row.admin_email,
    uiCompanyType: clientUserType({ companyType: row.type, accountType: row.account_type }),
    subscribedProduct: products.get(row.id) ?? [],
  }))
  return toPage(found, total, { page, size: pageSize })
}

/** The statuses of a tenant's companies of some types; of all types when none is named. */
export async function companyStatuses(
  db: Db,
  tenant: TenantCode,
  types: readonly CompanyType[],
): Promise<CompanyStatus[]> {
  let companies = db.selectFrom('companies').select('status').distinct().where('tenant', '=', tenant)
  if (types.length > 0) companies = companies.where('type', 'in', types)
  return (await companies.execute()).map(({ status }) => status)
}

/** The suppliers that a user can act for, with their products. */
export async function suppliersOf(
  db: Db,
  loginId: string,
  tenant: TenantCode,
  locale: Locale,
): Promise<SponsoredSupplier[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('companies_delegates as delegates', 'delegates.company_id', 'companies.id')
    .select(['companies.id', 'companies.name'])
    .where('delegates.login_id', '=', loginId)
    .where('companies.tenant', '=', tenant)
    .where('companies.type', '=', 'SUPPLIER')
    .orderBy(normalized(companyName))
    .execute()
  const ids = rows.map(({ id }) => id)
  const products = await productNamesOf(db, ids, locale)
  return rows.map(({ id, name }) => ({ companyId: id, companyName: name, subscribedProduct: products.get(id) ?? [] }))
}
