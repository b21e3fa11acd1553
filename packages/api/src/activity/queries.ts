import type { ActivityEvent } from '@tessera/contract'
import type { Account } from '../core/account.ts'
import type { LoggedChange } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** Writes into the log of the company in effect who did what; who acts for another company is named with their own. */
export async function recordActivity(
  db: Db,
  event: ActivityEvent,
  { loginId, firstName, lastName, company, ownCompany }: Account,
  at: Date,
  change?: LoggedChange,
): Promise<void> {
  await db
    .insertInto('activity_entries')
    .values({
      company_id: company.id,
      at,
      event,
      actor_login_id: loginId,
      actor_name: `${firstName} ${lastName}`,
      actor_company: ownCompany.name,
      entity_id: change?.entityId ?? company.id,
      before: change ? JSON.stringify(change.before) : null,
      after: change ? JSON.stringify(change.after) : null,
      created_by: loginId,
      updated_by: loginId,
    })
    .execute()
}
