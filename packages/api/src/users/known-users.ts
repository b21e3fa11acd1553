import type { ProductCode, UserKind, UserRole, UserStage, UserStatus } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { userProducts } from './user-products.ts'
import { stageAt } from './select-users.ts'

/** A user as seen by administrators of any company. */
export interface KnownUser {
  companyId: string
  status: UserStatus
  stage: UserStage | null
  firstName: string
  lastName: string
  kind: UserKind
  role: UserRole
  products: readonly ProductCode[]
}

/** Users by email address, without deleted ones. The products of other companies' users are empty. */
export async function findKnownUsers(db: Db, emails: readonly string[], companyId: string, now: Date) {
  const rows = await db
    .selectFrom('users')
    .select(['login_id', 'company_id', 'status', 'first_name', 'last_name', 'user_group', 'third_party_user'])
    .select(stageAt(now).as('stage'))
    .where('login_id', '=', sql<string>`any(${emails}::text[])`)
    .where('status', '<>', 'DELETED')
    .$narrowType<{ status: KnownUser['status'] }>()
    .execute()
  const products = await userProducts(
    db,
    rows.filter((row) => row.company_id === companyId),
  )
  return new Map(
    rows.map((row): [string, KnownUser] => [
      row.login_id,
      {
        companyId: row.company_id,
        status: row.status,
        stage: row.stage,
        firstName: row.first_name,
        lastName: row.last_name,
        kind: row.third_party_user ? 'THIRD_PARTY' : 'COMPANY',
        role: row.user_group === 'ADMIN' ? 'ADMIN' : 'USER',
        products: [...(products.get(row.login_id) ?? [])],
      },
    ]),
  )
}
