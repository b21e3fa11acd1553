import type {
  AccessStatus,
  Locale,
  ProductCode,
  ProductIntroduction,
  ProductTile,
  RestrictedLaunch,
  TenantHosts,
} from '@tessera/contract'
import { ACCESS_LEVELS, DEFAULT_LOCALE, safeLink } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { invalidField } from '../core/http/http-error.ts'
import { contains } from '../core/database/normalized-text.ts'
import { languageFor } from '../core/database/localized-texts.ts'

const TEXTS = { texts: 'products_texts', key: 'product_code', of: 'products.code' }

/** The options for reading product tiles. */
export interface TileReader {
  /** The source of the access status: a user's grants, or the company's products. */
  accessOf: { loginId: string } | 'company'
  companyId: string
  locale: Locale
  tenantHosts: TenantHosts
}

function selectProducts(db: Db, codes: readonly ProductCode[], locale: Locale) {
  return db
    .selectFrom('products')
    .innerJoin('products_texts', (join) =>
      join
        .onRef('products_texts.product_code', '=', 'products.code')
        .on('products_texts.locale', '=', languageFor(locale, TEXTS)),
    )
    .selectAll('products_texts')
    .select(['products.code', 'redirect_url', 'is_new_tab', 'restricted_launch_flag', 'hidden_tenants', 'image'])
    .where('products.code', 'in', codes)
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

function toIntroduction(row: ProductRow): ProductIntroduction {
  return {
    code: row.code,
    title: row.title,
    description: row.description,
    learnMoreContent: {
      title: row.learn_title,
      description: row.learn_description,
      keyNotes: row.key_notes,
      image: row.image,
      subText: row.sub_text,
    },
  }
}

/** Public descriptions of products, without unreleased ones. */
export async function readIntroductions(
  db: Db,
  codes: readonly ProductCode[],
  locale: Locale,
): Promise<ProductIntroduction[]> {
  const rows = await selectProducts(db, codes, locale).where('restricted_launch_flag', 'is', null).execute()
  return sortByCode(codes, rows).map(toIntroduction)
}

function sortByCode<T extends { code: ProductCode }>(codes: readonly ProductCode[], rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
}

/** A user's tiles; a tile has a URL only if the user has a complete UI grant. */
export async function readTiles(db: Db, codes: readonly ProductCode[], reader: TileReader): Promise<ProductTile[]> {
  const rows = await selectProducts(db, codes, reader.locale)
    .select(accessStatus(reader).as('access_status'))
    .where((where) => where.or([where('restricted_launch_flag', 'is', null), isAllowed(reader.companyId)]))
    .execute()
  return sortByCode(codes, rows).map((row) => ({
    ...toIntroduction(row),
    footer: row.footer,
    redirectUrl: row.access_status === 'ACCESS_COMPLETE' ? safeLink(row.redirect_url) : null,
    isNewTab: row.is_new_tab,
    restricted_launch_flag: row.restricted_launch_flag,
    accessStatus: row.access_status,
    hideWhenNoAccess: row.hidden_tenants.map((tenant) => reader.tenantHosts[tenant]),
  }))
}

/** Only grants for the user interface count. For users who act for a company, its products count as grants. */
function accessStatus({ accessOf, companyId }: TileReader) {
  if (accessOf === 'company') {
    return sql<AccessStatus | null>`(
      select case own.status when 'ACTIVE' then 'ACCESS_COMPLETE' when 'PENDING' then 'ACCESS_PENDING' end
      from companies_products as own where own.product_code = products.code and own.company_id = ${companyId}
    )`
  }
  return sql<AccessStatus | null>`(
    select grants.status from products_grants as grants
    where grants.product_code = products.code and grants.access_level = ${ACCESS_LEVELS.UI}
      and grants.login_id = ${accessOf.loginId}
  )`
}

function isAllowed(companyId: string) {
  return sql<boolean>`exists (
    select 1 from products_allowed_companies as allowed
    where allowed.product_code = products.code and allowed.company_id = ${companyId}
  )`
}

/** The products in restricted launch that a company can see. */
export async function readRestrictedLaunch(
  db: Db,
  codes: readonly ProductCode[],
  companyId: string,
): Promise<RestrictedLaunch[]> {
  const rows = await db
    .selectFrom('products')
    .select(['code', 'restricted_launch_flag'])
    .where('code', 'in', codes)
    .where(isAllowed(companyId))
    .execute()
  return sortByCode(codes, rows).flatMap(({ code, restricted_launch_flag }) =>
    restricted_launch_flag ? [{ code, restricted_launch_flag }] : [],
  )
}

/** The active products of all companies. */
function activeProducts(db: Db) {
  return db.selectFrom('companies_products').where('status', '=', 'ACTIVE')
}

/** The companies with a product whose title matches in the reader's language, as a query to join. */
export function companiesWithProduct(db: Db, part: string, locale: Locale) {
  const inLocale = sql<string | null>`coalesce(
    (select title from products_texts where product_code = companies_products.product_code and locale = ${locale}),
    (select title from products_texts where product_code = companies_products.product_code and locale = ${DEFAULT_LOCALE}),
    companies_products.product_code
  )`
  return activeProducts(db).select('company_id').where(contains(inLocale, part))
}

/** All products of the portal. */
export async function catalog(db: Db): Promise<ProductCode[]> {
  return (await db.selectFrom('products').select('code').execute()).map(({ code }) => code)
}

/** Returns a function that returns the title of a product in the reader's language. */
export async function productTitles(db: Db, locale: Locale): Promise<(code: ProductCode) => string> {
  const texts = await db
    .selectFrom('products_texts')
    .select(['product_code', 'locale', 'title'])
    .where('locale', 'in', [locale, DEFAULT_LOCALE])
    .execute()
  return (code) => {
    const known = texts.filter(({ product_code }) => product_code === code)
    return (known.find((text) => text.locale === locale) ?? known[0])?.title ?? code
  }
}

/** All product titles in every language. */
export async function allProductTitles(db: Db): Promise<{ code: ProductCode; title: string }[]> {
  return db.selectFrom('products_texts').select(['product_code as code', 'title']).orderBy('product_code').execute()
}

/** The products whose title matches in the reader's language, as a query to join. */
export function productsWithTitle(db: Db, part: string, locale: Locale) {
  return db
    .selectFrom('products_texts')
    .select('product_code')
    .where('locale', '=', locale)
    .where(contains(sql<string>`title`, part))
}

/** Companies' products, by company, in the order of their titles. */
export async function companyProducts(
  db: Db,
  companyIds: readonly string[],
  locale: Locale,
): Promise<Map<string, { code: ProductCode; title: string }[]>> {
  if (companyIds.length === 0) return new Map()
  const rows = await activeProducts(db)
    .select(['company_id', 'product_code'])
    .where('company_id', 'in', companyIds)
    .execute()
  const titleOf = await productTitles(db, locale)
  const products = new Map<string, { code: ProductCode; title: string }[]>()
  for (const { company_id, product_code: code } of rows) {
    products.set(company_id, [...(products.get(company_id) ?? []), { code, title: titleOf(code) }])
  }
  for (const list of products.values()) list.sort((one, other) => one.title.localeCompare(other.title, locale))
  return products
}

/** Names of companies' products in the reader's language, by company. */
export async function productNamesOf(
  db: Db,
  companyIds: readonly string[],
  locale: Locale,
): Promise<Map<string, string[]>> {
  const products = await companyProducts(db, companyIds, locale)
  return new Map([...products].map(([id, list]) => [id, list.map(({ title }) => title)]))
}

/** Refuses products that a company doesn't have. */
export async function checkProducts(db: Db, companyId: string, wanted: readonly ProductCode[]): Promise<void> {
  const own = (await companyProducts(db, [companyId], 'en-US')).get(companyId) ?? []
  if (wanted.some((product) => own.every(({ code }) => code !== product))) {
    throw invalidField('products', 'not_of_company', 'The company does not have one of these products.')
  }
}
