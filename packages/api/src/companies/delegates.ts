import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { people } from '../users/queries.ts'

/** The users of an agency who can act for a company, by name. */
export function delegatesOf(db: Db, companyId: string, agencyId: string) {
  return db
    .selectFrom('companies_delegates as delegates')
    .innerJoin(people(db).as('people'), 'people.login_id', 'delegates.login_id')
    .select(['people.login_id', 'first_name', 'last_name', 'email'])
    .where('delegates.company_id', '=', companyId)
    .where('people.company_id', '=', agencyId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('people.login_id')
    .execute()
}

/** Whether a user is a member of a company and not one of a partner’s users. */
export async function isMember(db: Db, loginId: string, companyId: string): Promise<boolean> {
  const member = db
    .selectFrom('companies_members')
    .select('id')
    .where('login_id', '=', loginId)
    .where('company_id', '=', companyId)
  return (await member.executeTakeFirst()) !== undefined
}

/** Lets a user of another company act for a company. */
export async function addMember(
  db: Db,
  { loginId, companyId }: { loginId: string; companyId: string },
  { by, at }: AuditStamp,
): Promise<void> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await db
    .insertInto('companies_members')
    .values({ login_id: loginId, company_id: companyId, ...audit })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
