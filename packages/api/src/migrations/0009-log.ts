import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table activity_entries drop column details`,
  `alter table activity_entries
    add column entity_id text,
    add column source_app text not null default 'portal' check (source_app in ('portal', 'cli')),
    add column before jsonb,
    add column after jsonb`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is only ever added to', tg_table_name;
  end $$`,
  `create trigger append_only before update or delete on activity_entries
    for each statement execute function refuse_change()`,
]

/**
 * Log entries get a subject, a source, and the values before and after. The database refuses to change or delete
 * entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
