import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** An index for a sort order of the user lists (`inOrder`), which begins with the given columns. */
const inOrderOf = (name: string, ...columns: string[]) =>
  `create index users_by_${name} on users (company_id, status, ${[...columns, 'login_id'].join(', ')})`

const STATEMENTS = [
  // Columns in place of expressions, because only columns allow the index-only scans that pages far down the list need.
  `alter table users
    add column first_name_key text collate "C" generated always as (folded(first_name)) stored,
    add column last_name_key text collate "C" generated always as (folded(last_name)) stored,
    add column email_key text collate "C" generated always as (folded(email)) stored`,
  inOrderOf('last_name', 'last_name_key nulls first'),
  inOrderOf('first_name', 'first_name_key nulls first', 'last_name_key'),
  inOrderOf('email', 'email_key nulls first', 'last_name_key'),
  inOrderOf('last_login', 'last_login_at nulls first', 'last_name_key'),
  // PostgreSQL estimates from samples how many names contain a text. With its default of 100 samples, the estimate is
  // wrong by a factor of ten.
  `alter table users alter column search_text set statistics 1000`,
  // Trigrams find a part of a name. Without this extension, or the right to create it, searches return the same but
  // take longer.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index users_by_search_text on users using gin (search_text gin_trgm_ops);
  exception when feature_not_supported or undefined_file or insufficient_privilege then
    raise notice 'Without the extension pg_trgm large companies are searched slowly.';
  end $$`,
]

/** Makes long lists of users start immediately in each sort order, and searches them with an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
