import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The values in an entry's description that have no columns. */
const SAID = [
  'blocked_reason',
  'reason',
  'requestor_note',
  'products',
  'version',
  'recipient',
  'name',
  'subject',
  'title',
  'texts',
  'count',
  'total',
].map((key) => `' ' || coalesce(after ->> '${key}', before ->> '${key}', '')`)

const SEARCHED = ['actor_name', 'actor_login_id', `coalesce(entity_id, '')`, `coalesce(entity_title, '')`, 'source_app']

const STATEMENTS = [
  `alter table activity_entries add column entity_title text`,
  `alter table activity_entries disable trigger append_only`,
  `update activity_entries set entity_title = (
    select first_name || ' ' || last_name from users where login_id = activity_entries.entity_id
  ) where entity_id like '%@%'`,
  `update activity_entries set entity_title = (
    select name from companies where companies.id::text = activity_entries.entity_id
  ) where entity_title is null`,
  `alter table activity_entries enable trigger append_only`,
  `alter table activity_entries add column search_text text collate "C"
    generated always as (folded(${[SEARCHED.join(` || ' ' || `), ...SAID].join(' || ')})) stored`,
  `drop index activity_entries_by_company`,
  `create index activity_entries_in_order on activity_entries (company_id, at desc, id)`,
]

/** The activity log stores the name of each entry's subject, is sorted by date, and can be searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
