import type { ProductCode, UserStage } from '@tessera/contract'
import { sql } from 'kysely'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { grantProducts, grantsOf, withdrawGrants } from '../products/grants.ts'
import { promiseProducts } from './queries.ts'

/** Products by user: granted ones and, while the user is pending, those that the invitation promises. */
export async function userProducts(
  db: Db,
  people: readonly { login_id: string; stage: UserStage | null }[],
): Promise<Map<string, Set<ProductCode>>> {
  const pendingIds = people.filter(({ stage }) => stage !== null).map(({ login_id }) => login_id)
  const promised = await db
    .selectFrom('users_promised_products')
    .select(['login_id', 'product_code'])
    .where('login_id', '=', sql<string>`any(${pendingIds}::text[])`)
    .execute()
  const loginIds = people.map(({ login_id }) => login_id)
  const products = new Map(loginIds.map((loginId) => [loginId, new Set<ProductCode>()]))
  for (const { login_id, product_code } of [...promised, ...(await grantsOf(db, loginIds).execute())]) {
    products.get(login_id)?.add(product_code)
  }
  return products
}

interface Holder {
  login_id: string
  company_id: string
  stage: UserStage | null
}

/** Replaces the products that a locked user has, or that their invitation promises. */
export async function setProducts(
  holder: Holder,
  products: readonly ProductCode[],
  { db, clock }: Services,
  by: string,
) {
  const stamp = { by, at: clock.now() }
  if (holder.stage !== null) await promiseProducts(db, holder.login_id, products, stamp)
  // Until the user registers, an invitation only promises products.
  if (holder.stage === 'INVITATION_SENT') return
  await withdrawGrants(db, [holder.login_id], products)
  await grantProducts(db, holder, products, stamp)
}
