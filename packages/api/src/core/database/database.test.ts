import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../migrations/index.ts'
import { openTestDatabase } from '../../testing/database.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './database.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

async function applied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened.db)
  return rows.map(({ name }) => name)
}

/** An empty database with the tables as a given migration left them. */
async function startAt(name: string): Promise<void> {
  await sql`drop table if exists snapshot.kysely_migration, snapshot.kysely_migration_lock`.execute(opened.db)
  await sql`drop schema public cascade`.execute(opened.db)
  await sql`create schema public`.execute(opened.db)
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) }
  const { error } = await new Migrator({ db: opened.db, provider }).migrateTo(name)
  expect(error).toBeUndefined()
}

/** Two users who sign in, in rows from before users and sessions had ids. */
async function addPeople(): Promise<void> {
  await sql`insert into companies (tenant, name, status) values ('US', 'Bright Foods', 'ACTIVE')`.execute(opened.db)
  await sql`insert into users (login_id, company_id, email, first_name, last_name, user_type, status)
    select login_id, id, login_id, 'Dana', 'Reyes', 'EXTERNAL', 'ACTIVE'
    from companies, unnest(array['one@b.example', 'two@b.example']) as login_id`.execute(opened.db)
  await sql`insert into session_credentials (login_id, password_hash) select login_id, 'x' from users`.execute(
    opened.db,
  )
  await sql`insert into session_preferences (login_id, timezone, rows_per_page)
    select login_id, 'America/Chicago', 25 from users`.execute(opened.db)
}

const WITHOUT_IDS = ['session_credentials', 'session_preferences', 'idempotency_keys'] as const

describe('the database schema', () => {
  it('SRV-01a stays the same if it is the newest', async () => {
    await migrate(opened.db)
    expect(await applied()).toEqual(Object.keys(MIGRATIONS))
  })

  it('ENT-08 has an id, author and time in every stored row', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select table_name as name, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
      and column_name in ('id', 'created_at', 'created_by', 'updated_at', 'updated_by') group by 1`.execute(opened.db)
    const tables = await opened.db.introspection.getTables()
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      tables
        .filter(({ schema, isView }) => schema === 'public' && !isView)
        .map(({ name }) => name)
        .toSorted(),
    )
    const audited = ['created_at', 'created_by', 'updated_at', 'updated_by']
    for (const { name, columns } of rows) {
      // Users are identified by their login id.
      expect(columns, name).toEqual(name === 'users' ? audited : [...audited.slice(0, 2), 'id', ...audited.slice(2)])
    }
  })

  it('SRV-01a refuses a row with an unknown company', async () => {
    const nobodys = sql`update users set company_id = '00000000-0000-4000-8000-000000000000'`
    await expect(nobodys.execute(opened.db)).rejects.toThrow('foreign key')
  })

  it('SRV-01a is not changed if a newer server created it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'later')`.execute(opened.db)
    await expect(migrate(opened.db)).rejects.toThrow(
      'The database is newer than this server or was changed by hand: start the newest version.',
    )
    await sql`delete from kysely_migration where name = '9999-later'`.execute(opened.db)
  })
})

// These tests run last, because each drops all tables first.
describe('an older database schema', () => {
  it('SRV-01a is migrated from an old version to the newest', async () => {
    await startAt('0003-mail')
    await migrate(opened.db)
    expect(await applied()).toEqual(Object.keys(MIGRATIONS))
  })

  it('SRV-01a ENT-08 gets only the missing migrations, and existing rows get ids', async () => {
    await startAt('0005-limits')
    await addPeople()
    await sql`insert into idempotency_keys (key_hash, request_hash, status)
      values ('a', 'x', 204), ('b', 'y', 204), ('still running', 'z', null)`.execute(opened.db)
    await migrate(opened.db)
    expect(await applied()).toEqual(Object.keys(MIGRATIONS))
    for (const table of WITHOUT_IDS) {
      const ids = (await opened.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
      expect(
        ids.every((id) => /^[\da-f-]{36}$/.test(id)),
        table,
      ).toBe(true)
      expect([ids.length > 1, new Set(ids).size], table).toEqual([true, ids.length])
    }
    const keys = await opened.db.selectFrom('idempotency_keys').select('key_hash').orderBy('key_hash').execute()
    expect(keys).toEqual([{ key_hash: 'a' }, { key_hash: 'b' }])
  })

  it('SRV-01a ENT-07 is migrated so that companies have the products that their users can open', async () => {
    await startAt('0018-mail-tries')
    await addPeople()
    await sql`insert into products (code, redirect_url, is_new_tab)
      select code, 'https://apps.example/', true from unnest(array['A', 'B', 'C', 'D', 'E']) as code`.execute(opened.db)
    await sql`insert into users (login_id, company_id, email, first_name, last_name, user_type, status, stage)
      select login_id, id, login_id, 'Quinn', 'Harper', 'EXTERNAL', 'PENDING', 'INVITATION_SENT' from companies,
      unnest(array['invited@b.example', 'gone@b.example']) as login_id`.execute(opened.db)
    await sql`update users set status = 'DELETED' where login_id = 'gone@b.example'`.execute(opened.db)
    await sql`insert into products_grants (login_id, product_code, status) values
      ('one@b.example', 'A', 'ACCESS_PENDING'), ('two@b.example', 'A', 'ACCESS_COMPLETE'),
      ('one@b.example', 'B', 'ACCESS_PENDING'), ('gone@b.example', 'E', 'ACCESS_COMPLETE')`.execute(opened.db)
    await sql`insert into users_promised_products (login_id, product_code) values
      ('invited@b.example', 'A'), ('invited@b.example', 'C'), ('two@b.example', 'D')`.execute(opened.db)
    await migrate(opened.db)
    const { rows } = await sql`select product_code, companies_products.status, name from companies_products
      join companies on companies.id = company_id order by product_code`.execute(opened.db)
    expect(rows).toEqual([
      { product_code: 'A', status: 'ACTIVE', name: 'Bright Foods' },
      { product_code: 'B', status: 'PENDING', name: 'Bright Foods' },
      { product_code: 'C', status: 'PENDING', name: 'Bright Foods' },
    ])
  })
})
