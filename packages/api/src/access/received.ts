import type {
  ChoiceCounts,
  ListPage,
  Locale,
  ReceivedFacetQuery,
  ReceivedRequest,
  ReceivedRequestsQuery,
} from '@tessera/contract'
import { RECEIVED_REQUEST_LIST } from '@tessera/contract'
import { sql } from 'kysely'
import { countChoices } from '../core/database/count-choices.ts'
import type { Db } from '../core/database/database.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { companyProducts, productsWithTitle } from '../products/queries.ts'
import { namesOf } from '../users/queries.ts'
import { requestsTo, rowsOf } from './queries.ts'

const SORTS = {
  first_name: normalized(sql<string>`people.first_name`),
  last_name: normalized(sql<string>`people.last_name`),
  email: normalized(sql<string>`people.email`),
  create_time: sql<string>`requests.created_at`,
} as const

type Filters = Pick<ReceivedRequestsQuery, 'search' | 'statuses'>

function selectReceived(db: Db, companyId: string, { search, statuses = [] }: Filters, locale: Locale) {
  const found = requestsTo(db, companyId).where('requests.status', 'in', statuses.length > 0 ? statuses : ['SUBMITTED'])
  if (!search) return found
  return found.where((where) =>
    where.or([
      contains(sql<string>`people.first_name || ' ' || people.last_name`, search),
      contains(sql<string>`people.email`, search),
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
}

type Found = ReturnType<typeof selectReceived>

async function countOf(found: Found): Promise<number> {
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

async function toReceived(db: Db, found: Found, companyId: string, locale: Locale): Promise<ReceivedRequest[]> {
  const rows = await rowsOf(db, found, locale)
  const offered = (await companyProducts(db, [companyId], locale)).get(companyId) ?? []
  const names = await namesOf(
    db,
    rows.map(({ endedBy }) => endedBy),
  )
  return rows.map(({ request, codes, endedBy }) => ({
    ...request,
    products: offered.filter(({ code }) => codes.includes(code)),
    decided_by: request.decided_at === null ? null : (names.get(endedBy) ?? endedBy),
  }))
}

/** One page of the access requests that a company received. */
export async function listReceived(
  db: Db,
  companyId: string,
  query: ReceivedRequestsQuery,
  locale: Locale,
): Promise<ListPage<ReceivedRequest> & { selectable_elements: number }> {
  const { page, size, sortBy, sortOrder } = query
  const found = selectReceived(db, companyId, query, locale)
  const shown = found
    .orderBy(SORTS[sortBy], sortOrder)
    .orderBy('requests.id')
    .limit(size)
    .offset(page * size)
  const rows = await toReceived(db, shown, companyId, locale)
  const selectable = await countOf(found.where('requests.status', '=', 'SUBMITTED'))
  return { ...toPage(rows, await countOf(found), { page, size }), selectable_elements: selectable }
}

/** The number of received requests in each status. */
export function countReceived(
  db: Db,
  companyId: string,
  query: ReceivedFacetQuery,
  locale: Locale,
): Promise<ChoiceCounts> {
  return countChoices(RECEIVED_REQUEST_LIST, query.facet, (chosen) =>
    countOf(selectReceived(db, companyId, { ...query, ...chosen }, locale)),
  )
}

/** One request that a company received, or null. */
export async function readReceived(
  db: Db,
  companyId: string,
  id: string,
  locale: Locale,
): Promise<ReceivedRequest | null> {
  const found = requestsTo(db, companyId).where('requests.id', '=', id)
  const [row] = await toReceived(db, found, companyId, locale)
  return row ?? null
}
