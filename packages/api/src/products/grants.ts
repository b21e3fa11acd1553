import type { AccessStatus, AssociatedProductStatus, ProductCode } from '@tessera/contract'
import { PRODUCT_CODES } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'

/** The number of a user's grants with a status, as a column. */
export function grantCount(status: AccessStatus) {
  return sql<number>`(
    select count(*)::int from products_grants where login_id = users.login_id and status = ${status}
  )`
}

/** A user's grants: product, level and dates of the request and the grant. */
export function grantsTo(db: Db, loginId: string) {
  return db
    .selectFrom('products_grants')
    .select(['product_code', 'status', 'access_level'])
    .select(sql<Date>`case status when 'ACCESS_PENDING' then created_at else updated_at end`.as('since'))
    .where('login_id', '=', loginId)
    .execute()
}

interface Holder {
  login_id: string
  company_id: string
}

/** Records that a company has products: pending ones become active, and others stay unchanged. */
export async function addCompanyProducts(
  db: Db,
  companyId: string,
  codes: readonly ProductCode[],
  status: Exclude<AssociatedProductStatus, 'INACTIVE'>,
  { by, at }: AuditStamp,
): Promise<void> {
  if (codes.length === 0) return
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await db
    .insertInto('companies_products')
    // Sorted, so that concurrent writes of the same rows wait for each other without a deadlock.
    .values(codes.toSorted().map((product_code) => ({ company_id: companyId, product_code, status, ...audit })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_code'])
        .doUpdateSet({ status, updated_at: at, updated_by: by })
        .where('companies_products.status', '=', 'PENDING')
        .whereRef('companies_products.status', '<>', 'excluded.status'),
    )
    .execute()
}

/** Grants products to a user as pending; existing ones of the user or company stay unchanged. */
export async function grantProducts(
  db: Db,
  { login_id, company_id }: Holder,
  codes: readonly ProductCode[],
  stamp: AuditStamp,
): Promise<void> {
  if (codes.length === 0) return
  const { by, at } = stamp
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await db
    .insertInto('products_grants')
    .values(codes.map((product_code) => ({ login_id, product_code, status: 'ACCESS_PENDING' as const, ...audit })))
    .onConflict((conflict) => conflict.columns(['login_id', 'product_code']).doNothing())
    .execute()
  await addCompanyProducts(db, company_id, codes, 'PENDING', stamp)
}

/** Users' pending products and their dates, as a subquery. */
export function pendingGrants(db: Db) {
  return db
    .selectFrom('products_grants')
    .select(['login_id', 'product_code', 'created_at'])
    .where('status', '=', 'ACCESS_PENDING')
}

/** Opens a user's pending products, and the company's pending ones with them; all of them unless products are named. */
export async function completeGrants(
  db: Db,
  { login_id, company_id }: Holder,
  stamp: AuditStamp,
  codes: readonly ProductCode[] = PRODUCT_CODES,
): Promise<void> {
  const opened = await db
    .updateTable('products_grants')
    .set({ status: 'ACCESS_COMPLETE', updated_at: stamp.at, updated_by: stamp.by })
    .where('login_id', '=', login_id)
    .where('status', '=', 'ACCESS_PENDING')
    .where('product_code', 'in', codes)
    .returning('product_code')
    .execute()
  const openedCodes = opened.map(({ product_code }) => product_code)
  await addCompanyProducts(db, company_id, openedCodes, 'ACTIVE', stamp)
}

/** Users' grants, as a subquery. */
export function grantsOf(db: Db, loginIds: readonly string[]) {
  return db
    .selectFrom('products_grants')
    .select(['login_id', 'product_code', 'status'])
    .where('login_id', '=', sql<string>`any(${loginIds}::text[])`)
}

/** Users with a grant of one of some products, as a subquery. */
export function holdersOf(db: Db, codes: readonly ProductCode[]) {
  return db.selectFrom('products_grants').select('login_id').where('product_code', 'in', codes)
}

/** Users with one of some products open, as a subquery. */
export function openTo(db: Db, codes: readonly ProductCode[]) {
  return holdersOf(db, codes).where('status', '=', 'ACCESS_COMPLETE')
}

/** Withdraws users' grants, except the named ones. */
export async function withdrawGrants(
  db: Db,
  loginIds: readonly string[],
  except: readonly ProductCode[] = [],
): Promise<void> {
  let grants = db.deleteFrom('products_grants').where('login_id', 'in', loginIds)
  if (except.length > 0) grants = grants.where('product_code', 'not in', except)
  await grants.execute()
}
