import type { ActivityEvent } from '@tessera/contract'
import type { Insertable } from 'kysely'
import type { Account } from '../core/account.ts'
import type { LoggedChange } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { OPERATOR } from '../core/verb.ts'
import type { ActivityTables } from './tables.ts'

type Entry = Insertable<ActivityTables['activity_entries']>

/** Writes an entry; where nothing is said of what was changed, it is about the company itself. */
async function add(
  db: Db,
  entry: Omit<Entry, 'entity_id' | 'before' | 'after'>,
  { entityId, before, after }: Partial<LoggedChange> = {},
): Promise<void> {
  await db
    .insertInto('activity_entries')
    .values({
      ...entry,
      entity_id: entityId ?? entry.company_id,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      created_by: entry.actor_login_id,
      updated_by: entry.actor_login_id,
    })
    .execute()
}

/** Writes into the log of the company in effect who did what; who acts for another company is named with their own. */
export function recordActivity(
  db: Db,
  event: ActivityEvent,
  { loginId, firstName, lastName, company, ownCompany }: Account,
  at: Date,
  change?: LoggedChange,
): Promise<void> {
  const actor = { actor_login_id: loginId, actor_name: `${firstName} ${lastName}`, actor_company: ownCompany.name }
  return add(db, { company_id: company.id, at, event, ...actor }, change)
}

/** Writes into a company's log what an operator has done at the command line. */
export function recordOperation(
  db: Db,
  event: ActivityEvent,
  { id, name }: { id: string; name: string },
  at: Date,
  change: LoggedChange,
): Promise<void> {
  const actor = { actor_login_id: OPERATOR, actor_name: OPERATOR, actor_company: name }
  return add(db, { company_id: id, at, event, ...actor, source_app: OPERATOR }, change)
}
