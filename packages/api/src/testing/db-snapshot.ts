import type { PGlite } from '@electric-sql/pglite'

// A copy of each table's prepared content is next to it. Triggers record which tables were written since, and only rows
// that later transactions wrote are replaced. So the cost of restoring depends on the changes, not on the size.
const KEEP = `
  create schema snapshot;
  create table snapshot.written (name text primary key);

  create function snapshot.note() returns trigger language plpgsql as $$
  begin
    insert into snapshot.written values (tg_table_name) on conflict do nothing;
    return null;
  end $$;

  do $$
  declare own text;
  begin
    for own in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table snapshot.%1$I as table public.%1$I', own);
      execute format('create trigger note after insert or update or delete or truncate on public.%I
        for each statement execute function snapshot.note()', own);
    end loop;
  end $$;

  create table snapshot.sequences as select sequencename, start_value, last_value from pg_sequences;

  create function snapshot.shape() returns text language sql as $$
    select md5(
      (select string_agg(concat(c.oid, a.attnum, a.attname, a.atttypid, a.attnotnull), ',' order by c.oid, a.attnum)
        from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace)
      || (select string_agg(oid::text, ',' order by oid) from pg_constraint where connamespace = 'public'::regnamespace)
    )
  $$;
  create table snapshot.shapes as select snapshot.shape() as known;
  create table snapshot.last_transaction as select pg_current_xact_id()::text::bigint as id;

  create function snapshot.restore() returns void language plpgsql as $$
  declare
    own text;
    columns text;
    same_key text;
  begin
    -- Keys of other tables hold again when all tables are back.
    set local session_replication_role = replica;
    for own in select name from snapshot.written loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', own)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      select string_agg(format('row.%1$I = kept.%1$I', attname), ' and ') into same_key from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = format('public.%I', own)::regclass and indisprimary;
      execute format('delete from public.%I as row
        where row.xmin::text::bigint > (select id from snapshot.last_transaction)', own);
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from snapshot.%1$I as kept
        where not exists (select from public.%1$I as row where %3$s)', own, columns, same_key);
    end loop;
    delete from snapshot.written;
    update snapshot.last_transaction set id = pg_current_xact_id()::text::bigint;
    perform setval(quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null)
      from snapshot.sequences;
  end $$`

/** Takes a snapshot of a database's current content. */
export async function takeSnapshot(engine: PGlite): Promise<void> {
  await engine.exec(KEEP)
}

/** Restores a database's snapshot; returns false if its tables have changed. */
export async function restoreSnapshot(engine: PGlite): Promise<boolean> {
  // The previous test file might have left an open transaction or settings.
  await engine.exec('rollback; reset all')
  const { rows } = await engine.query<{ isKnown: boolean }>(
    'select known = snapshot.shape() as "isKnown" from snapshot.shapes',
  )
  if (!rows[0]?.isKnown) return false
  await engine.query('select snapshot.restore()')
  return true
}
