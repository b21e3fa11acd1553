import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../migrations/index.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './database.ts'

let opened: OpenDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.close())

async function applied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened.db)
  return rows.map(({ name }) => name)
}

describe('the tables’ form', () => {
  it('SRV-01 stays as it is where it is the newest', async () => {
    await migrate(opened.db)
    expect(await applied()).toEqual(Object.keys(MIGRATIONS))
  })

  it('SRV-01 is brought forward by what has not run yet', async () => {
    await sql`delete from kysely_migration where name = '0004-language'`.execute(opened.db)
    await sql`alter table session_preferences alter column language_code set default 'en-US'`.execute(opened.db)
    await migrate(opened.db)
    expect(await applied()).toEqual(Object.keys(MIGRATIONS))
    const { rows } = await sql`select column_default from information_schema.columns
      where table_schema = 'public' and table_name = 'session_preferences' and column_name = 'language_code'`.execute(
      opened.db,
    )
    expect(rows).toEqual([{ column_default: null }])
  })

  it('SRV-01 is not touched where a newer server made it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'later')`.execute(opened.db)
    await expect(migrate(opened.db)).rejects.toThrow(
      'The database is newer than this server or was changed by hand: start the newest version.',
    )
  })
})
