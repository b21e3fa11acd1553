import type {
  AccessDecision,
  AccessRequest,
  AccessRequestsQuery,
  ListPage,
  Locale,
  NewAccessRequest,
  ProductCode,
} from '@tessera/contract'
import { joinProducts } from '@tessera/contract'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { productsWithTitle, productTitles } from '../products/queries.ts'
import { people } from '../users/queries.ts'

const SORTS = {
  create_time: sql<string>`requests.created_at`,
  company_name: normalized(sql<string>`companies.name`),
} as const

/** All requests, with their requester and the company that each is for. */
function allRequests(db: Db) {
  return db
    .selectFrom('access_requests as requests')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'requests.company_id')
    .innerJoin(people(db).as('people'), 'people.login_id', 'requests.login_id')
}

const requestsOf = (db: Db, loginId: string) => allRequests(db).where('requests.login_id', '=', loginId)

/** The requests that a company has received. */
export const requestsTo = (db: Db, companyId: string) => allRequests(db).where('requests.company_id', '=', companyId)

type Requests = ReturnType<typeof requestsOf>

/** Requests as lists show them, with their product codes and the login id of the user who ended them. */
export async function rowsOf(
  db: Db,
  requests: Requests,
  locale: Locale,
): Promise<{ request: AccessRequest; codes: ProductCode[]; endedBy: string }[]> {
  const rows = await requests
    .select(['requests.id', 'requests.company_id', 'requestor_note', 'requests.status', 'requests.created_at'])
    .select(['expires_at', 'decided_at', 'reason', 'companies.name', 'first_name', 'last_name', 'email'])
    .select('requests.updated_by')
    .execute()
  const ids = rows.map(({ id }) => id)
  const products = await db
    .selectFrom('access_requests_products')
    .select(['request_id', 'product_code', 'is_approved'])
    .where('request_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const titleOf = await productTitles(db, locale)
  const textOf = (of: typeof products): string =>
    joinProducts(of.map(({ product_code }) => titleOf(product_code)).toSorted((a, b) => a.localeCompare(b, locale)))
  return rows.map((row) => {
    const wanted = products.filter(({ request_id }) => request_id === row.id)
    const approved = wanted.filter(({ is_approved }) => is_approved)
    const request: AccessRequest = {
      id: row.id,
      tenant_id: row.company_id,
      company_name: row.name,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      product_text: textOf(wanted),
      requestor_note: row.requestor_note,
      create_time: row.created_at.toISOString(),
      status: row.status,
      expires_at: row.expires_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      approved_text: approved.length > 0 ? textOf(approved) : null,
      reason: row.reason,
    }
    return { request, codes: wanted.map(({ product_code }) => product_code), endedBy: row.updated_by }
  })
}

async function toRequests(db: Db, requests: Requests, locale: Locale): Promise<AccessRequest[]> {
  return (await rowsOf(db, requests, locale)).map(({ request }) => request)
}

/** One page of a user's requests. */
export async function listRequests(
  db: Db,
  loginId: string,
  { page, size, search, sortBy, sortOrder }: AccessRequestsQuery,
  locale: Locale,
): Promise<ListPage<AccessRequest>> {
  const all = requestsOf(db, loginId)
  const found = search
    ? all.where((where) =>
        where.or([
          contains(sql<string>`companies.name`, search),
          contains(sql<string>`requests.requestor_note`, search),
          where.exists(
            where
              .selectFrom('access_requests_products as wanted')
              .select('wanted.id')
              .whereRef('wanted.request_id', '=', 'requests.id')
              .where('wanted.product_code', 'in', productsWithTitle(db, search, locale)),
          ),
        ]),
      )
    : all
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const shown = found
    .orderBy(SORTS[sortBy], sortOrder)
    .orderBy('requests.id')
    .limit(size)
    .offset(page * size)
  return toPage(await toRequests(db, shown, locale), Number(total), { page, size })
}

/** A user's newest requests. */
export function newestRequests(db: Db, loginId: string, count: number, locale: Locale): Promise<AccessRequest[]> {
  return toRequests(db, requestsOf(db, loginId).orderBy('requests.created_at', 'desc').limit(count), locale)
}

/** One request of a user. */
export async function readRequest(db: Db, loginId: string, id: string, locale: Locale): Promise<AccessRequest | null> {
  const [row] = await toRequests(db, requestsOf(db, loginId).where('requests.id', '=', id), locale)
  return row ?? null
}

/** The ids of the given companies for which a user has an open request. */
export async function companiesWithOpenRequest(
  db: Db,
  loginId: string,
  companyIds: readonly string[],
): Promise<Set<string>> {
  const open = await db
    .selectFrom('access_requests')
    .select('company_id')
    .where('login_id', '=', loginId)
    .where('status', '=', 'SUBMITTED')
    .where('company_id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .execute()
  return new Set(open.map(({ company_id: id }) => id))
}

/** Stores a request and returns its id; null if the user already has an open one for that company. */
export async function addRequest(
  db: Db,
  { tenant_id, products, requestor_note }: NewAccessRequest,
  expiresAt: Date,
  { by, at }: AuditStamp,
): Promise<string | null> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  const added = await db
    .insertInto('access_requests')
    .values({ login_id: by, company_id: tenant_id, requestor_note, expires_at: expiresAt, ...audit })
    .onConflict((conflict) =>
      conflict.columns(['login_id', 'company_id']).where('status', '=', sql.lit('SUBMITTED')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  await db
    .insertInto('access_requests_products')
    .values(products.map((product_code) => ({ request_id: added.id, product_code, ...audit })))
    .execute()
  return added.id
}

/** Ends an open request; returns its company, or null if it isn't open. */
export async function endRequest(
  db: Db,
  id: string,
  status: 'CANCELLED' | 'EXPIRED',
  { by, at }: AuditStamp,
): Promise<string | null> {
  const ended = await db
    .updateTable('access_requests')
    .set({ status, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .where('status', '=', 'SUBMITTED')
    .returning('company_id')
    .executeTakeFirst()
  return ended?.company_id ?? null
}

/** A request that a company received, locked until the transaction ends. */
export function lockReceivedRequests(db: Db, companyId: string, id: string) {
  return db
    .selectFrom('access_requests as requests')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'requests.company_id')
    .innerJoin(people(db).as('people'), 'people.login_id', 'requests.login_id')
    .select(['requests.id', 'requests.login_id', 'requests.company_id', 'requests.status'])
    .select(['first_name', 'email', 'companies.name as company_name', 'companies.tenant'])
    .where('requests.company_id', '=', companyId)
    .where('requests.id', '=', id)
    .forUpdate('requests')
    .executeTakeFirst()
}

/** The products of a request. */
export async function requestedProducts(db: Db, id: string): Promise<ProductCode[]> {
  const wanted = db.selectFrom('access_requests_products').select('product_code').where('request_id', '=', id)
  return (await wanted.orderBy('product_code').execute()).map(({ product_code }) => product_code)
}

/** A locked request. */
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockReceivedRequests>>>

interface StoredDecision {
  status: AccessDecision
  reason: string | null
  approved: readonly ProductCode[]
}

/** Stores the decision on a locked request, product by product. */
export async function storeDecision(
  db: Db,
  id: string,
  { status, reason, approved }: StoredDecision,
  { by, at }: AuditStamp,
): Promise<void> {
  const audit = { updated_at: at, updated_by: by }
  await db
    .updateTable('access_requests')
    .set({ status, reason, decided_at: at, ...audit })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('access_requests_products')
    .set({ is_approved: sql<boolean>`product_code = any(${approved}::text[])`, ...audit })
    .where('request_id', '=', id)
    .execute()
}

/** The login id of a request's requester, for the log. */
export async function requesterOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('access_requests').select('login_id').where('id', '=', id).executeTakeFirst()
  return row?.login_id ?? null
}
