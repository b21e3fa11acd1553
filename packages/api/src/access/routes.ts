import type { calls } from '@tessera/contract'
import { listRequestableCompanies } from '../companies/queries.ts'
import type { HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { companyProducts } from '../products/queries.ts'
import { decideRequest } from './decide.ts'
import { readOverview } from './overview.ts'
import { listRequests, companiesWithOpenRequest } from './queries.ts'
import { countReceived, listReceived, readReceived } from './received.ts'
import { cancelRequest, createRequest } from './requests.ts'

/** Handlers of the access area's calls. */
export const accessHandlers: HandlersOf<typeof calls.access> = {
  async overview({ params }, context) {
    return readOverview(params.loginId.toLowerCase(), context)
  },
  async companies({ query }, context) {
    const { db, locale, site } = context
    const { loginId, ownCompany } = callerOf(context).account
    const found = await listRequestableCompanies(
      db,
      { tenant: site.tenant, loginId, ownId: ownCompany.id },
      query,
      locale,
    )
    const ids = found.content.map(({ tenant_id }) => tenant_id)
    const products = await companyProducts(db, ids, locale)
    const requested = await companiesWithOpenRequest(db, loginId, ids)
    return {
      ...found,
      content: found.content.map((company) => ({
        ...company,
        has_open_request: requested.has(company.tenant_id),
        products: products.get(company.tenant_id) ?? [],
      })),
    }
  },
  async requests({ query }, context) {
    return listRequests(context.db, callerOf(context).account.loginId, query, context.locale)
  },
  async create({ body }, context) {
    return createRequest(body, context)
  },
  async cancel({ params }, context) {
    await cancelRequest(params.requestId, context)
    return undefined
  },
  async received({ params, query }, { db, locale }) {
    return listReceived(db, params.companyId, query, locale)
  },
  async receivedFacets({ params, query }, { db, locale }) {
    return countReceived(db, params.companyId, query, locale)
  },
  async readReceived({ params }, { db, locale }) {
    const request = await readReceived(db, params.companyId, params.id, locale)
    if (!request) throw new HttpError('NOT_FOUND')
    return request
  },
  async decide({ params, body }, context) {
    return decideRequest(params.companyId, params.id, body, context)
  },
}
