import type { ProductCode, UserStage } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { grantsOf } from '../products/grants.ts'

/** Products by person: what they have, and what their invitation promises besides while they are not inside. */
export async function heldProducts(
  db: Db,
  people: readonly { login_id: string; stage: UserStage | null }[],
): Promise<Map<string, Set<ProductCode>>> {
  const outside = people.filter(({ stage }) => stage !== null).map(({ login_id }) => login_id)
  const promised = await db
    .selectFrom('users_promised_products')
    .select(['login_id', 'product_code'])
    .where('login_id', '=', sql<string>`any(${outside}::text[])`)
    .execute()
  const loginIds = people.map(({ login_id }) => login_id)
  const products = new Map(loginIds.map((loginId) => [loginId, new Set<ProductCode>()]))
  for (const { login_id, product_code } of [...promised, ...(await grantsOf(db, loginIds).execute())]) {
    products.get(login_id)?.add(product_code)
  }
  return products
}
