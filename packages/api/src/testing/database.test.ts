import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { openTestDatabase } from './database.ts'

let opened: OpenDatabase
let prepared: Record<string, unknown>
beforeAll(async () => {
  opened = await openTestDatabase()
  prepared = await contents()
  await opened.close()
})
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.close())

/** The whole content of the tables. */
async function contents(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(opened.db)
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const row = sql.ref(name)
    const { rows } = await sql`select md5(string_agg(${row}::text, ',' order by ${row}::text)) as md5, count(*)
      from ${sql.table(name)}`.execute(opened.db)
    found[name] = rows
  }
  return found
}

async function returnAfter(action: () => Promise<unknown>): Promise<void> {
  await action()
  await opened.close()
  opened = await openTestDatabase()
}

const WAYS: readonly [what: string, action: () => Promise<unknown>][] = [
  ['rows were changed', () => opened.db.updateTable('users').set({ first_name: 'Kim', status: 'BLOCKED' }).execute()],
  [
    'rows were added',
    () => opened.db.insertInto('session_failures').values({ login_id: 'a', failed_at: new Date() }).execute(),
  ],
  [
    'rows were deleted, with dependent rows',
    async () => {
      await sql`delete from companies_members`.execute(opened.db)
      await sql`delete from incidents`.execute(opened.db)
      await opened.db.deleteFrom('users').where('login_id', 'like', '%@brightfoods.example').execute()
    },
  ],
  [
    'a row was replaced',
    async () => {
      const [first] = await opened.db
        .deleteFrom('products_texts')
        .where('locale', '=', 'fr-CA')
        .returningAll()
        .execute()
      const { id: _, title: __, ...rest } = first ?? never()
      await opened.db
        .insertInto('products_texts')
        .values({ ...rest, title: 'Autre', key_notes: '[]' })
        .execute()
    },
  ],
  ['tables were emptied', () => sql`truncate products, products_texts, products_grants cascade`.execute(opened.db)],
  ['a table was dropped', () => opened.db.schema.dropTable('banners_texts').execute()],
  [
    'a transaction failed halfway',
    () =>
      expect(sql`begin; update companies set name = 'Half'; select 1 / 0`.execute(opened.db)).rejects.toThrow(/zero/),
  ],
]

function never(): never {
  throw new Error('The demo data has no French texts.')
}

describe('a test file’s database', () => {
  it.each(WAYS)('is restored for the next file after %s', async (_what, action) => {
    await returnAfter(action)
    expect(await contents()).toEqual(prepared)
  })

  it('is not shared while it is open', async () => {
    const second = await openTestDatabase()
    await opened.db.updateTable('companies').set({ name: 'Mine' }).execute()
    const named = await second.db.selectFrom('companies').select('id').where('name', '=', 'Mine').execute()
    expect(named).toEqual([])
    await second.close()
  })

  it('refuses queries after it was closed', async () => {
    const ask = () => opened.db.selectFrom('banners').select('id').execute()
    const { db } = opened
    await returnAfter(ask)
    await expect(db.selectFrom('banners').select('id').execute()).rejects.toThrow('destroyed')
    expect(await ask()).not.toHaveLength(0)
  })
})
