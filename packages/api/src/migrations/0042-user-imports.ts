import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'`

const RENAMES = [
  `alter table users_rehearsals rename to user_imports`,
  `alter table user_imports rename column left_out to skipped_columns`,
  `alter table user_imports rename column sheets to worksheets`,
  `alter table user_imports rename column is_mended to is_corrected`,
  `alter table user_imports add column locale text`,
  `alter index users_rehearsals_by_age rename to user_imports_by_age`,
  `alter table users_uploads rename to user_imports_completed`,
  `alter table users_table_views rename to table_views`,
  `alter index users_table_views_names rename to table_views_names`,
  `alter index users_table_views_defaults rename to table_views_defaults`,
]

/** Previews were removed a day after they were made, but the rows of their jobs a day after the job's end. */
const IMPORTS_OF_JOBS = [
  `insert into user_imports (company_id, login_id, mode, file_hash, file_name, rows, skipped_columns, job_id,
      created_at, created_by, updated_at, updated_by)
    select (input -> 'file' ->> 'companyId')::uuid, started_by, input -> 'file' ->> 'mode', input -> 'file' ->> 'fileHash',
      coalesce(about ->> 'name', ''), '[]', '[]', id, created_at - interval '1 day', created_by, created_at, created_by
    from jobs
    where kind = 'users.uploading' and id in (select job_id from users_uploads_rows)
      and not exists (select from user_imports where job_id = jobs.id)`,
  `update user_imports set locale = jobs.input ->> 'locale' from jobs where jobs.id = job_id`,
]

const ROWS = [
  `create table user_imports_rows (
    id uuid primary key default gen_random_uuid(),
    import_id uuid not null references user_imports (id) on delete cascade,
    row integer not null,
    position integer,
    status text not null check (status in
      ('VALID', 'INVALID', 'WOULD_OVERWRITE', 'UNCHANGED', 'SKIPPED', 'ADDED', 'UPDATED', 'FAILED')),
    operation text check (operation in ('ADD', 'UPDATE')),
    values jsonb not null,
    errors jsonb not null default '[]',
    conflicts jsonb not null default '[]',
    ${AUDIT},
    unique (import_id, row)
  )`,
  `create index user_imports_rows_in_order on user_imports_rows (import_id, position) where position is not null`,
  `create index user_imports_by_job on user_imports (job_id)`,
  // Rows of a job are processed in order, after those that were skipped.
  `create view rows_of_jobs as
    select user_imports.id as import_id, job_rows.row, place as position, "values", errors,
      case deed when 'CHANGE' then 'UPDATE' else deed end as operation,
      case
        when place is null then 'SKIPPED'
        when errors <> '[]' then 'FAILED'
        when place < processed - count(*) filter (where place is null) over (partition by job_rows.job_id)
          then case deed when 'ADD' then 'ADDED' else 'UPDATED' end
        else case deed when 'ADD' then 'VALID' else 'WOULD_OVERWRITE' end
      end as status
    from users_uploads_rows as job_rows
      join jobs on jobs.id = job_rows.job_id
      join user_imports on user_imports.job_id = job_rows.job_id`,
  `create view checked_rows as
    select id as import_id, created_at, created_by, updated_at, updated_by, job_id is null as is_open,
      (checked ->> 'row')::int as row, checked -> 'values' as values, checked -> 'errors' as errors,
      checked -> 'conflicts' as conflicts,
      case checked ->> 'outcome' when 'GOOD' then 'VALID' when 'TO_MEND' then 'INVALID'
        when 'NOTHING_TO_DO' then 'UNCHANGED' else checked ->> 'outcome' end as status,
      case checked ->> 'outcome' when 'GOOD' then 'ADD' when 'WOULD_OVERWRITE' then 'UPDATE' end as operation
    from user_imports cross join lateral jsonb_array_elements(rows) as checked`,
  `insert into user_imports_rows
      (import_id, row, position, status, operation, values, errors, conflicts, created_at, created_by, updated_at, updated_by)
    select import_id, row,
      case when is_open then case when checked.operation is not null then row end else in_job.position end,
      case when checked.status = 'INVALID' then 'INVALID' else coalesce(in_job.status, checked.status) end,
      case when is_open then checked.operation else in_job.operation end,
      checked.values, coalesce(in_job.errors, checked.errors), checked.conflicts,
      created_at, created_by, updated_at, updated_by
    from checked_rows as checked left join rows_of_jobs as in_job using (import_id, row)`,
  `insert into user_imports_rows (import_id, row, position, status, operation, values, errors)
    select import_id, row, position, status, operation, values, errors from rows_of_jobs
    on conflict (import_id, row) do nothing`,
]

const JOBS = [
  `delete from jobs where kind = 'users.leaving'`,
  // These jobs have processed all rows and were writing their file. The next step finds no row and ends the job.
  `delete from jobs_files where job_id in
    (select id from jobs where kind = 'users.uploading' and ended_at is null and progress ? 'attempt')`,
  `update jobs set progress = jsonb_build_object('after', (select coalesce(max(position), -1)
      from user_imports_rows join user_imports on user_imports.id = import_id where job_id = jobs.id))
    where kind = 'users.uploading' and progress ? 'attempt'`,
  `update jobs set input = jsonb_build_object('by', input -> 'by', 'mode', input -> 'file' -> 'mode', 'importId', user_imports.id)
    from user_imports where kind = 'users.uploading' and user_imports.job_id = jobs.id`,
  `update jobs set kind = 'userImports.importUsers' where kind = 'users.uploading'`,
]

const REMOVALS = [
  `drop view checked_rows`,
  `drop view rows_of_jobs`,
  `drop table users_uploads_rows`,
  `alter table user_imports drop column rows`,
]

/** One table has the rows of imported files from preview to result. Saved table views become a separate area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...RENAMES, ...IMPORTS_OF_JOBS, ...ROWS, ...JOBS, ...REMOVALS]) {
    await sql.raw(statement).execute(db)
  }
}
