import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Random } from '../core/mock/random.ts'
import { OPERATOR } from '../core/commands/command.ts'
import type { DemoEntry } from './activity-entries.ts'

/** The entries of a company's log. */
interface CompanyLog {
  company: { id: string; name: string }
  entries: readonly DemoEntry[]
}

interface Actor {
  name: string
  company: string
}

async function actorsOf(db: Db, loginIds: readonly string[]): Promise<ReadonlyMap<string, Actor>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['login_id', 'first_name', 'last_name', 'companies.name as company'])
    .where('login_id', '=', sql<string>`any(${loginIds}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [row.login_id, { name: `${row.first_name} ${row.last_name}`, company: row.company }]),
  )
}

/**
 * Inserts the entries of some logs in one statement. They are one JSON parameter, because many parameters would take
 * longer than the rows.
 */
export async function insertEntries(db: Db, logs: readonly CompanyLog[], random: Random): Promise<void> {
  const ordered = logs
    .flatMap(({ company, entries }) => entries.map((entry) => ({ ...entry, company })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  // Deleted users have a name only in the log.
  const titles = new Map(ordered.map(({ entityId, entityTitle }) => [entityId, entityTitle]))
  const actors = await actorsOf(db, [...new Set(ordered.map(({ by }) => by))])
  const rows = ordered.map(({ company, at, event, by, entityId, entityTitle, before = {}, after = {} }) => {
    const known = actors.get(by)
    const entity = { entity_id: entityId, entity_title: entityTitle, before, after }
    const actor = { actor_name: titles.get(by) ?? known?.name ?? by, actor_company: known?.company ?? company.name }
    const source_app = by === OPERATOR ? 'cli' : 'portal'
    return { id: random.uuid(), company_id: company.id, at, event, actor_login_id: by, ...actor, ...entity, source_app }
  })
  await sql`insert into activity_entries (id, company_id, at, event, actor_login_id, actor_name, actor_company,
      entity_id, entity_title, source_app, before, after, created_at, created_by, updated_at, updated_by)
    select id, company_id, at, event, actor_login_id, actor_name, actor_company,
      entity_id, entity_title, source_app, before, after, at, actor_login_id, at, actor_login_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as entries (
      id uuid, company_id uuid, at timestamptz, event text, actor_login_id text, actor_name text, actor_company text,
      entity_id text, entity_title text, source_app text, before jsonb, after jsonb
    )`.execute(db)
}
