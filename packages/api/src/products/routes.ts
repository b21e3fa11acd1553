import type { calls } from '@tessera/contract'
import { isSuperAdminGroup, productsOfMarket } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { partnerProducts } from '../partners/queries.ts'
import { readIntroductions, readRestrictedLaunch, readTiles } from './queries.ts'
import { listableProducts, rolledOut } from './rules.ts'

/** Handlers of the products area's calls. */
export const productsHandlers: HandlersOf<typeof calls.products> = {
  async list(_input, context) {
    const { account } = callerOf(context)
    const { db, flags, locale, settings, site } = context
    const offered = listableProducts(site.tenant, settings.isProduction, account.company)
    const codes = rolledOut(offered, await flags.of(account.loginId, site))
    const { tenantHosts } = site.config
    const { loginId, company, group, isActing } = account
    // Super admins have no grants of their own; while acting for a company, they see its products.
    const accessOf = isActing && isSuperAdminGroup(group) ? 'company' : { loginId }
    const tiles = await readTiles(db, codes, { accessOf, companyId: company.id, locale, tenantHosts })
    const launchable = await partnerProducts(db, account)
    if (!launchable) return tiles
    return tiles.map((tile) =>
      launchable.includes(tile.code) ? tile : { ...tile, redirectUrl: null, accessStatus: null },
    )
  },
  async restrictedLaunch(_input, context) {
    const { company } = callerOf(context).account
    const codes = listableProducts(context.site.tenant, context.settings.isProduction, company)
    return readRestrictedLaunch(context.db, codes, company.id)
  },
  async learn(_input, { db, locale, settings, site }) {
    return readIntroductions(db, productsOfMarket(site.tenant, settings.isProduction), locale)
  },
}
