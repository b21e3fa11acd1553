import type { ActivityEvent } from '@tessera/contract'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { internalCompany } from '../companies/queries.ts'
import type { Actor } from '../core/sessions/account.ts'
import type { LoggedChange, Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { OPERATOR } from '../core/commands/command.ts'
import { titleOfEntity } from './entity-titles.ts'
import type { ActivityTables } from './tables.ts'

type Entry = Insertable<ActivityTables['activity_entries']>

/** Writes an entry. Without a change, its subject is the company itself. */
async function add(
  db: Db,
  entry: Omit<Entry, 'entity_id' | 'entity_title' | 'before' | 'after'>,
  { entityId, before, after }: Partial<LoggedChange> = {},
): Promise<void> {
  const entity = entityId ?? entry.company_id
  await db
    .insertInto('activity_entries')
    .values({
      ...entry,
      entity_id: entity,
      entity_title: await titleOfEntity(db, entity),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      created_by: entry.actor_login_id,
      updated_by: entry.actor_login_id,
    })
    .execute()
}

/**
 * Writes an action into the log of the company in effect. A user who acts for another company is logged with their own
 * company's name.
 */
export function recordActivity(
  db: Db,
  event: ActivityEvent,
  { loginId, firstName, lastName, company, ownCompany }: Actor,
  at: Date,
  change?: LoggedChange,
): Promise<void> {
  const actor = {
    actor_login_id: loginId,
    actor_name: `${firstName} ${lastName}`.trim(),
    actor_company: ownCompany.name,
  }
  return add(db, { company_id: company.id, at, event, ...actor }, change)
}

/** Writes an operator's command-line action into a company's log. */
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

/** Writes an operator's change to the portal itself into the log of the company that runs it. */
export async function recordPortalOperation(
  event: ActivityEvent,
  change: LoggedChange,
  { db, clock, portalConfig }: Pick<Services, 'db' | 'clock' | 'portalConfig'>,
): Promise<void> {
  const stamp = { by: OPERATOR, at: clock.now() }
  const { productName } = await portalConfig.of('US')
  await recordOperation(db, event, await internalCompany(db, productName, stamp), stamp.at, change)
}

/** A logged action. */
export interface LoggedEntry<State> {
  at: string
  by: string
  before: State | null
  after: State | null
}

/** Entries of an event for some entities, in any company's log: newest first, with a limit for each entity. */
export async function changesTo<State>(
  db: Db,
  event: ActivityEvent,
  entityIds: readonly string[],
  most: number,
): Promise<Map<string, LoggedEntry<State>[]>> {
  const numbered = db
    .selectFrom('activity_entries')
    .select(['entity_id', 'at', 'actor_name', 'before', 'after'])
    .select(sql<number>`row_number() over (partition by entity_id order by at desc, created_at desc)`.as('position'))
    .where('event', '=', event)
    .where('entity_id', 'in', entityIds)
    .$narrowType<{ entity_id: string }>()
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('position', '<=', most)
    .orderBy('position')
    .execute()
  const entries = new Map<string, LoggedEntry<State>[]>()
  for (const { entity_id: id, at, actor_name: by, before, after } of rows) {
    const stamp = { at: at.toISOString(), by, before: before as State | null, after: after as State | null }
    entries.set(id, [...(entries.get(id) ?? []), stamp])
  }
  return entries
}

/** Entries by or about a user in their company's log: newest first, with a limit. */
export async function entriesAbout(
  db: Db,
  companyId: string,
  loginId: string,
  most: number,
): Promise<{ at: Date; event: ActivityEvent; actor_name: string; entity_id: string | null }[]> {
  return db
    .selectFrom('activity_entries')
    .select(['at', 'event', 'actor_name', 'entity_id'])
    .where('company_id', '=', companyId)
    .where((where) => where.or([where('entity_id', '=', loginId), where('actor_login_id', '=', loginId)]))
    .orderBy('at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** The times of actions on a user or another entity since a given time, newest first. */
export async function momentsSince(db: Db, event: ActivityEvent, entityId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('activity_entries')
    .select('at')
    .where('event', '=', event)
    .where('entity_id', '=', entityId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}

/** When users last acted for a company, by login id; users who never did are absent. */
export async function lastActed(db: Db, companyId: string, loginIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('activity_entries')
    .select(['actor_login_id', (is) => is.fn.max('at').as('at')])
    .where('company_id', '=', companyId)
    .where('actor_login_id', '=', sql<string>`any(${loginIds}::text[])`)
    .groupBy('actor_login_id')
    .execute()
  return new Map(rows.map(({ actor_login_id, at }) => [actor_login_id, at]))
}
