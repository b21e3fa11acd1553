import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** A list's order that begins with one column, as `inOrder` of the users' lists asks for it. */
const inOrderOf = (name: string, ...columns: string[]) =>
  `create index users_by_${name} on users (company_id, status, ${[...columns, 'login_id'].join(', ')})`

const STATEMENTS = [
  // Columns and not expressions: only such are read from an index alone, which a page far down the list needs.
  `alter table users
    add column first_name_key text collate "C" generated always as (folded(first_name)) stored,
    add column last_name_key text collate "C" generated always as (folded(last_name)) stored,
    add column email_key text collate "C" generated always as (folded(email)) stored`,
  inOrderOf('last_name', 'last_name_key nulls first'),
  inOrderOf('first_name', 'first_name_key nulls first', 'last_name_key'),
  inOrderOf('email', 'email_key nulls first', 'last_name_key'),
  inOrderOf('last_login', 'last_login_at nulls first', 'last_name_key'),
  // How many names hold a part is guessed of samples: of a hundred, which PostgreSQL takes by itself, ten times too wrong.
  `alter table users alter column search_text set statistics 1000`,
  // A part of a name is found by its trigrams. A PostgreSQL without this extension, or a user who may not create it,
  // searches the same, in more time.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index users_by_search_text on users using gin (search_text gin_trgm_ops);
  exception when feature_not_supported or undefined_file or insufficient_privilege then
    raise notice 'Without the extension pg_trgm large companies are searched slowly.';
  end $$`,
]

/** Long lists of people begin at once, in each order, and are searched by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
