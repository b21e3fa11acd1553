import type {
  ListPage,
  Locale,
  NewPartner,
  Partner,
  PartnerAgency,
  PartnerDetail,
  PartnersQuery,
  ProductCode,
  TenantCode,
} from '@tessera/contract'
import { ACCESS_LEVELS } from '@tessera/contract'
import { sql } from 'kysely'
import { lastActed } from '../activity/queries.ts'
import { delegatesOf, isMember } from '../companies/delegates.ts'
import { companyFacts } from '../companies/queries.ts'
import type { Account } from '../core/sessions/account.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { productsWithTitle, productTitles } from '../products/queries.ts'
import { namesOf } from '../users/queries.ts'

const SORTS = {
  companyName: normalized(sql<string>`agencies.name`),
  businessCode: sql<string>`agencies.business_code`,
  adminEmail: normalized(sql<string>`agencies.admin_email`),
  since: sql<string>`partners.created_at`,
} as const

/** The partners of a company, each with its agency. */
function partnersOf(db: Db, companyId: string) {
  return db
    .selectFrom('partners')
    .innerJoin(companyFacts(db).as('agencies'), 'agencies.id', 'partners.partner_company_id')
    .where('partners.company_id', '=', companyId)
}

type Found = ReturnType<typeof partnersOf>

async function productsOf(db: Db, ids: readonly string[], locale: Locale) {
  const rows = await db
    .selectFrom('partners_products')
    .select(['partner_id', 'product_code'])
    .where('partner_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const titleOf = await productTitles(db, locale)
  return (id: string) =>
    rows
      .filter(({ partner_id }) => partner_id === id)
      .map(({ product_code: code }) => ({ code, title: titleOf(code) }))
      .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

async function rowsOf(db: Db, found: Found, locale: Locale) {
  const rows = await found
    .select(['partners.id', 'partner_company_id', 'access_level', 'partners.created_at', 'partners.created_by'])
    .select(['agencies.name', 'agencies.business_code', 'agencies.admin_email'])
    .execute()
  const productsOfPartner = await productsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map((row) => {
    const products = productsOfPartner(row.id)
    const partner: Partner = {
      id: row.id,
      partnerCompany: {
        companyName: row.name,
        businessCode: row.business_code ?? '',
        adminEmail: row.admin_email,
      },
      appAccess: products.map(({ title }) => title).join(', '),
      access_level: row.access_level,
      since: row.created_at.toISOString(),
    }
    return { partner, products, agencyId: row.partner_company_id, createdBy: row.created_by }
  })
}

/** One page of a company's partners. */
export async function listPartners(
  db: Db,
  companyId: string,
  { page, size, search, sortBy, sortOrder }: PartnersQuery,
  locale: Locale,
): Promise<ListPage<Partner>> {
  const all = partnersOf(db, companyId)
  const found = search
    ? all.where((where) =>
        where.or([
          contains(sql<string>`agencies.name`, search),
          contains(sql<string>`agencies.business_code`, search),
          contains(sql<string>`agencies.admin_email`, search),
          where.exists(
            where
              .selectFrom('partners_products as own')
              .select('own.id')
              .whereRef('own.partner_id', '=', 'partners.id')
              .where('own.product_code', 'in', productsWithTitle(db, search, locale)),
          ),
        ]),
      )
    : all
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const shown = found
    .orderBy(SORTS[sortBy], (order) => (sortOrder === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst()))
    .orderBy('partners.id')
    .limit(size)
    .offset(page * size)
  const rows = await rowsOf(db, shown, locale)
  return toPage(
    rows.map(({ partner }) => partner),
    Number(total),
    { page, size },
  )
}

/** One partner of a company, with the users who can act for the company. Throws 404 if there is none. */
export async function readPartner(db: Db, companyId: string, id: string, locale: Locale): Promise<PartnerDetail> {
  const [row] = await rowsOf(db, partnersOf(db, companyId).where('partners.id', '=', id), locale)
  if (!row) throw new HttpError('NOT_FOUND')
  const people = await delegatesOf(db, companyId, row.agencyId)
  const actedAt = await lastActed(
    db,
    companyId,
    people.map(({ login_id }) => login_id),
  )
  const names = await namesOf(db, [row.createdBy])
  return {
    ...row.partner,
    products: row.products,
    addedBy: names.get(row.createdBy) ?? row.createdBy,
    people: people.map(({ login_id, first_name, last_name, email }) => ({
      loginId: login_id,
      name: `${first_name} ${last_name}`,
      email,
      lastActedAt: actedAt.get(login_id)?.toISOString() ?? null,
    })),
  }
}

/** An active agency of a tenant, by its code. Throws 404, which reveals nothing about companies of other kinds. */
async function agencyWithCode(db: Db, code: string, { id, tenant }: { id: string; tenant: TenantCode }) {
  const agency = await companyFacts(db)
    .where('business_code', '=', code)
    .where('tenant', '=', tenant)
    .where('type', '=', 'THIRD_PARTY_AGENCY')
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', id)
    .executeTakeFirst()
  if (agency) return agency
  const fieldErrors = [{ field: 'businessCode', code: 'partner_not_found', message: 'Partner not found' }]
  throw new HttpError('PARTNER_NOT_FOUND', { fieldErrors })
}

/** The code that other companies use to find an agency; null for a company of another type. */
export async function readOwnCode(db: Db, companyId: string): Promise<{ businessCode: string | null }> {
  const company = companyFacts(db).where('id', '=', companyId)
  return { businessCode: (await company.executeTakeFirstOrThrow()).business_code }
}

/** The agency with a code, before it is added. */
export async function findAgency(
  db: Db,
  code: string,
  company: { id: string; tenant: TenantCode },
): Promise<PartnerAgency> {
  const { id, name, business_code, admin_email } = await agencyWithCode(db, code, company)
  const present = await partnersOf(db, company.id)
    .select('partners.id')
    .where('partner_company_id', '=', id)
    .executeTakeFirst()
  return {
    companyName: name,
    businessCode: business_code ?? code,
    adminEmail: admin_email,
    isAdded: present !== undefined,
  }
}

/**
 * Adds an agency as a partner of a company. Throws 404 if no agency has the code, and 409 if it is already a partner.
 */
export async function addPartner(
  db: Db,
  company: { id: string; tenant: TenantCode },
  { businessCode, products, access_level }: NewPartner,
  { by, at }: AuditStamp,
  locale: Locale,
): Promise<Partner> {
  const agency = await agencyWithCode(db, businessCode, company)
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  const added = await db
    .insertInto('partners')
    .values({ company_id: company.id, partner_company_id: agency.id, access_level, ...audit })
    .onConflict((conflict) => conflict.columns(['company_id', 'partner_company_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) {
    const fieldErrors = [{ field: 'businessCode', code: 'partner_exists', message: 'Partner already added' }]
    throw new HttpError('PARTNER_EXISTS', { fieldErrors })
  }
  await db
    .insertInto('partners_products')
    .values(products.map((product_code) => ({ partner_id: added.id, product_code, ...audit })))
    .execute()
  const [row] = await rowsOf(db, partnersOf(db, company.id).where('partners.id', '=', added.id), locale)
  if (!row) throw new HttpError('NOT_FOUND')
  return row.partner
}

/** The facts of a partner in the activity log. */
interface LoggedPartner extends Record<string, unknown> {
  partner: string
  business_code: string
  products: ProductCode[]
  access_level: number
}

/** Removes a partner of a company; returns its facts. Throws 404 if there is none. */
export async function removePartner(db: Db, companyId: string, id: string): Promise<LoggedPartner> {
  const partner = await partnersOf(db, companyId)
    .select(['agencies.name', 'agencies.business_code', 'access_level'])
    .where('partners.id', '=', id)
    .forUpdate('partners')
    .executeTakeFirst()
  if (!partner) throw new HttpError('NOT_FOUND')
  const products = await db
    .selectFrom('partners_products')
    .select('product_code')
    .where('partner_id', '=', id)
    .orderBy('product_code')
    .execute()
  await db.deleteFrom('partners').where('id', '=', id).execute()
  return {
    partner: partner.name,
    business_code: partner.business_code ?? '',
    products: products.map(({ product_code }) => product_code),
    access_level: partner.access_level,
  }
}

/**
 * The products that an agency's user can launch for the company they act for: the partnership's products, at the UI
 * access level. Null if no partnership limits them.
 */
export async function partnerProducts(
  db: Db,
  { company, ownCompany, isActing, loginId }: Account,
): Promise<ProductCode[] | null> {
  if (!isActing) return null
  const rows = await db
    .selectFrom('partners')
    .leftJoin('partners_products', 'partners_products.partner_id', 'partners.id')
    .select(['product_code', 'access_level'])
    .where('company_id', '=', company.id)
    .where('partner_company_id', '=', ownCompany.id)
    .execute()
  if (rows.length === 0 || (await isMember(db, loginId, company.id))) return null
  return rows.flatMap(({ product_code, access_level }): ProductCode[] =>
    product_code && access_level === ACCESS_LEVELS.UI ? [product_code] : [],
  )
}
