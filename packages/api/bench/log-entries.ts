import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'

/** The companies that share the entries. */
const COMPANIES = ['Bright Foods', 'Campo Verde', 'Érable Alimentation']
/** The entries cover this many days, up to now. */
const DAYS = 400

/** Counts all entries. */
export async function countEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from activity_entries`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Replaces the log with `count` copies of the demo's entries, divided among three companies, at other times. The
 * indexes are created again afterwards, which is faster than updating them.
 */
export async function multiplyEntries(db: Db, count: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`select indexname as name,
    indexdef as definition from pg_indexes where tablename = 'activity_entries' and indexname not like '%_pkey'`.execute(
    db,
  )
  await sql`create temporary table copied as
    select row_number() over (order by entries.id) - 1 as position, event, actor_login_id, actor_name, actor_company, entity_id,
      entity_title, source_app, before, after
    from activity_entries entries join companies on companies.id = entries.company_id
    where companies.name = 'Bright Foods'`.execute(db)
  await sql`create unique index copied_position on copied (position)`.execute(db)
  await sql`analyze copied`.execute(db)
  await sql`truncate activity_entries`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`insert into activity_entries (company_id, at, event, actor_login_id, actor_name, actor_company, entity_id,
      entity_title, source_app, before, after, created_by, updated_by)
    select (select array_agg(id order by name) from companies where name = any(${COMPANIES}::text[]))[1 + number % 3],
      now() - number * interval '${sql.raw(String(DAYS))} days' / ${count}::int, event, actor_login_id, actor_name,
      actor_company, entity_id, entity_title, source_app, before, after, actor_login_id, actor_login_id
    from generate_series(0, ${count}::int - 1) as number
      join copied on copied.position = number * 7919::bigint % (select count(*) from copied)`.execute(db)
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
}
