import type {
  ChoiceCounts,
  GlobalLayout,
  GlobalUser,
  GlobalUserChoices,
  GlobalUserFacetQuery,
  GlobalUsersQuery,
  ListPage,
} from '@tessera/contract'
import { EXTERNAL_COMPANY_TYPES, GLOBAL_LAYOUTS, GLOBAL_USER_LIST, productsOfMarket } from '@tessera/contract'
import { internalCompanyIn } from '../companies/internal.ts'
import { typeTitle } from '../companies/rules.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { countChoices } from '../core/database/count-choices.ts'
import type { Db } from '../core/database/database.ts'
import { toPage } from '../core/database/list-page.ts'
import { domainsOf } from '../domains/queries.ts'
import { companyProducts, productTitles } from '../products/queries.ts'
import { layoutColumn } from '../users/all-users.ts'
import type { GlobalReader } from './queries.ts'
import { countsOfFound, globalOrder, globalRows, inTenant, selectGlobal } from './queries.ts'

const readerOf = ({ site, locale }: CallContext, layout: GlobalLayout): GlobalReader => ({
  tenant: site.tenant,
  layout,
  locale,
})

/** The number of users in each layout. */
export async function countLayouts({ db, site }: CallContext): Promise<Record<GlobalLayout, number>> {
  const rows = await inTenant(db, site.tenant)
    .select([layoutColumn.as('layout'), (is) => is.fn.countAll<string>().as('count')])
    .groupBy(layoutColumn)
    .execute()
  const counts = new Map(rows.map(({ layout, count }) => [layout, Number(count)]))
  const entries = GLOBAL_LAYOUTS.map((layout) => [layout, counts.get(layout) ?? 0])
  return Object.fromEntries(entries) as Record<GlobalLayout, number>
}

/** One page of a layout's users. */
export async function listGlobal(
  query: GlobalUsersQuery,
  context: CallContext,
): Promise<ListPage<GlobalUser> & { selectable_elements: number }> {
  const { db, locale } = context
  const found = await selectGlobal(db, query, readerOf(context, query.layout))
  const piece = { limit: query.size, offset: query.page * query.size }
  const [rows, { total, selectable }] = await Promise.all([
    globalRows(db, { found, order: globalOrder(db, query, locale), piece }, locale),
    countsOfFound(found, callerOf(context).account.loginId),
  ])
  return { ...toPage(rows, total, query), selectable_elements: selectable }
}

/** The number of a layout's users for each choice of a filter. */
export function countGlobal(query: GlobalUserFacetQuery, context: CallContext): Promise<ChoiceCounts> {
  const { account } = callerOf(context)
  return countChoices(GLOBAL_USER_LIST, query.facet, async (chosen) => {
    const found = await selectGlobal(context.db, { ...query, ...chosen }, readerOf(context, query.layout))
    return (await countsOfFound(found, account.loginId)).total
  })
}

async function readInternal(
  db: Db,
  { site, locale, portalConfig }: CallContext,
): Promise<GlobalUserChoices['internal']> {
  const { productName } = await portalConfig.of(site.tenant)
  const company = await internalCompanyIn(db, site.tenant, productName)
  if (!company) return null
  const domains = await domainsOf(db, company.id)
  return {
    companyName: company.name,
    domains: domains.filter(({ is3pDomain }) => !is3pDomain).map(({ domainName }) => domainName),
    products: (await companyProducts(db, [company.id], locale)).get(company.id) ?? [],
  }
}

/** The choices for the lists' filters and for the form of an internal user, in the reader's language. */
export async function readChoices(context: CallContext): Promise<GlobalUserChoices> {
  const { db, site, locale } = context
  const titleOf = await productTitles(db, locale)
  const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, locale)
  return {
    companyTypes: EXTERNAL_COMPANY_TYPES.map((id) => ({ id, title: typeTitle(id, locale) })),
    products: productsOfMarket(site.tenant, false)
      .map((code) => ({ code, title: titleOf(code) }))
      .toSorted(byTitle),
    internal: await readInternal(db, context),
  }
}
