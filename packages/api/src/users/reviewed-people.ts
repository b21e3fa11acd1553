import type { ProductCode, UserStage } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { userProducts } from './user-products.ts'
import { namesOf } from './queries.ts'
import { stageAt } from './select-users.ts'

/** A user of a company as an access review reads them. */
export interface ReviewedPerson {
  login_id: string
  first_name: string
  last_name: string
  email: string
  status: 'ACTIVE' | 'PENDING'
  stage: UserStage | null
  user_group: string | null
  third_party_user: boolean
  last_login_at: Date | null
  invited_at: Date | null
  created_at: Date
  /** Empty if no user invited them. */
  invitedBy: string
  products: ProductCode[]
}

/** Users who can log in, or who could after they follow their invitation, as a query to join. */
export function reviewedIds(db: Db) {
  return db.selectFrom('users').select(['login_id', 'company_id']).where('status', 'in', ['ACTIVE', 'PENDING'])
}

/** A company's users in an access review, with all facts of the review. */
export async function reviewedPeople(db: Db, companyId: string, now: Date): Promise<ReviewedPerson[]> {
  const rows = await db
    .selectFrom('users')
    .select(['login_id', 'first_name', 'last_name', 'email', 'status', 'user_group', 'third_party_user'])
    .select(['last_login_at', 'invited_at', 'created_at', 'created_by', stageAt(now).as('stage')])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['ACTIVE', 'PENDING'])
    .$narrowType<{ status: 'ACTIVE' | 'PENDING' }>()
    .orderBy('login_id')
    .execute()
  const names = await namesOf(
    db,
    rows.map(({ created_by }) => created_by),
  )
  const held = await userProducts(db, rows)
  return rows.map(({ created_by, ...row }) => ({
    ...row,
    invitedBy: names.get(created_by) ?? '',
    products: [...(held.get(row.login_id) ?? [])].toSorted(),
  }))
}
