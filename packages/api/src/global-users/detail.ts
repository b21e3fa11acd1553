import type { GlobalUserDetail, UserStatus } from '@tessera/contract'
import { actionsOn } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { companyProducts, productTitles } from '../products/queries.ts'
import { layoutColumn, stageColumn } from '../users/all-users.ts'
import { userProducts } from '../users/user-products.ts'
import { globalOrder, globalRows, inTenant } from './queries.ts'

/** A user of the tenant with all fields of the form, or null. */
export async function readGlobalUser(db: Db, loginId: string, context: CallContext): Promise<GlobalUserDetail | null> {
  const { site, locale, clock } = context
  const one = inTenant(db, site.tenant).where('users.login_id', '=', loginId)
  const order = globalOrder(db, { sortBy: 'lastName', sortOrder: 'asc' }, locale)
  const [row] = await globalRows(db, { found: one, order, piece: { limit: 1, offset: 0 } }, locale)
  const more = await one
    .select(['users.login_id', 'users.company_id', 'users.status', 'users.version', layoutColumn.as('layout')])
    .select(['users.can_switch_company', 'users.can_switch_persona', stageColumn(clock.now()).as('stage')])
    .$narrowType<{ status: UserStatus }>()
    .executeTakeFirst()
  if (!row || !more) return null
  const { company_id, layout, version } = more
  const owned = (await userProducts(db, [more])).get(loginId) ?? new Set()
  const titleOf = await productTitles(db, locale)
  const products = [...owned].map((code) => ({ code, title: titleOf(code) }))
  return {
    ...row,
    layout,
    version,
    products: products.toSorted((first, second) => first.title.localeCompare(second.title, locale)),
    companyProducts: (await companyProducts(db, [company_id], locale)).get(company_id) ?? [],
    permissions: [
      ...(more.can_switch_company ? (['SWITCH_COMPANY'] as const) : []),
      ...(more.can_switch_persona ? (['SWITCH_PERSONA'] as const) : []),
    ],
    isEditable: actionsOn(more).includes('EDIT'),
  }
}
