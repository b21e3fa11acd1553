import type { ProductCode, TenantCode } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'

/** A company that gets generated log entries. */
export interface LogCompany {
  id: string
  name: string
  tenant: TenantCode
  timeZone: string
  /** The administrator who invited the company's users, and the domain of their email addresses. */
  admin: string
  domain: string
}

/** Reads the users of a company, newest last. */
export async function usersOf(db: Db, companyId: string) {
  const [users, grants, credentials] = [
    await db
      .selectFrom('users')
      .select(['login_id', 'first_name', 'last_name', 'status', 'stage', 'user_group', 'third_party_user'])
      .select(['created_at', 'created_by', 'registered_at', 'terms_accepted_at', 'nda_accepted_at'])
      .select(['blocked_at', 'blocked_by', 'blocked_reason', 'can_switch_company', 'phone', 'job_title'])
      .where('company_id', '=', companyId)
      .orderBy('created_at')
      .orderBy('login_id')
      .execute(),
    await db.selectFrom('products_grants').select(['login_id', 'product_code']).orderBy('product_code').execute(),
    await db.selectFrom('session_credentials').select('login_id').execute(),
  ]
  const products = new Map<string, ProductCode[]>()
  for (const { login_id, product_code } of grants) {
    products.set(login_id, [...(products.get(login_id) ?? []), product_code])
  }
  const named = new Set(credentials.map(({ login_id }) => login_id))
  return users.map((user) => ({
    ...user,
    products: products.get(user.login_id) ?? [],
    /** The named demo accounts keep their listed values. */
    isNamed: named.has(user.login_id),
  }))
}

/** A user in the log's generator. */
export type LoggedUser = Awaited<ReturnType<typeof usersOf>>[number]
