import { businessCodeOf, isUuid } from '@tessera/contract'
import { requesterOf } from '../access/queries.ts'
import { reviews } from '../access-reviews/queries.ts'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database/database.ts'
import { namesOf } from '../users/queries.ts'

async function companyName(db: Db, id: string): Promise<string | undefined> {
  return (await companyFacts(db).where('id', '=', id).executeTakeFirst())?.name
}

/**
 * The name of an entry's subject: a user, company, partner, the company of an access review or the requester of an
 * access request. Null for any other.
 */
export async function titleOfEntity(db: Db, entityId: string): Promise<string | null> {
  if (entityId.includes('@')) return (await namesOf(db, [entityId])).get(entityId) ?? null
  if (businessCodeOf(entityId) === entityId) {
    const agency = companyFacts(db).where('business_code', '=', entityId)
    return (await agency.executeTakeFirst())?.name ?? null
  }
  if (!isUuid(entityId)) return null
  const company = await companyName(db, entityId)
  if (company) return company
  const review = await reviews(db).where('id', '=', entityId).executeTakeFirst()
  if (review) return (await companyName(db, review.company_id)) ?? null
  const requester = await requesterOf(db, entityId)
  return requester && ((await namesOf(db, [requester])).get(requester) ?? requester)
}
