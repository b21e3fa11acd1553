import type { ActivityEvent } from '@tessera/contract'
import type { Account } from '../core/account.ts'
import type { LoggedChange } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { OPERATOR } from '../core/verb.ts'

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

/** Writes into a company's log what an operator has done at the command line. */
export async function recordOperation(
  db: Db,
  event: ActivityEvent,
  company: { id: string; name: string },
  at: Date,
  { entityId, before, after }: LoggedChange,
): Promise<void> {
  await db
    .insertInto('activity_entries')
    .values({
      company_id: company.id,
      at,
      event,
      actor_login_id: OPERATOR,
      actor_name: OPERATOR,
      actor_company: company.name,
      entity_id: entityId,
      source_app: OPERATOR,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      created_by: OPERATOR,
      updated_by: OPERATOR,
    })
    .execute()
}
