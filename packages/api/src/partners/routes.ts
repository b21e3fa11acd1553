import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { checkProducts } from '../products/queries.ts'
import { addPartner, findAgency, listPartners, readOwnCode, readPartner, removePartner } from './queries.ts'

/** Handlers of the partners area's calls. */
export const partnersHandlers: HandlersOf<typeof calls.partners> = {
  async list({ params, query }, { db, locale }) {
    return listPartners(db, params.companyId, query, locale)
  },
  async read({ params }, { db, locale }) {
    return readPartner(db, params.companyId, params.id, locale)
  },
  async ownCode({ params }, { db }) {
    return readOwnCode(db, params.companyId)
  },
  async findAgency({ params }, context) {
    return findAgency(context.db, params.businessCode, callerOf(context).account.company)
  },
  async add({ params, body }, context) {
    const { account } = callerOf(context)
    const stamp = { by: account.loginId, at: context.clock.now() }
    return transact(context.db, async (tx) => {
      await checkProducts(tx, params.companyId, body.products)
      const partner = await addPartner(tx, account.company, body, stamp, context.locale)
      const { companyName, businessCode } = partner.partnerCompany
      await context.recordActivity(tx, 'PARTNER_ADDED', account, {
        entityId: businessCode,
        before: {},
        after: {
          partner: companyName,
          business_code: businessCode,
          products: body.products,
          access_level: body.access_level,
        },
      })
      return partner
    })
  },
  async remove({ params }, context) {
    const { account } = callerOf(context)
    await transact(context.db, async (tx) => {
      const removed = await removePartner(tx, params.companyId, params.id)
      const entry = { entityId: removed.business_code, before: removed, after: {} }
      await context.recordActivity(tx, 'PARTNER_REMOVED', account, entry)
    })
    return undefined
  },
}
