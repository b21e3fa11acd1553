import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startEmbedded } from '../core/database/database.ts'
import { takeSnapshot, restoreSnapshot } from './db-snapshot.ts'

let engine: PGlite
beforeAll(async () => {
  const prepared = inject('database')
  if (prepared.kind !== 'embedded') throw new Error('Only the embedded database remembers itself.')
  engine = await startEmbedded({ loadDataDir: new Blob([await readFile(prepared.image)]) })
  await engine.exec(`
    drop schema snapshot cascade;
    create table lists (id integer primary key);
    create table notes (
      id integer generated always as identity primary key,
      list integer not null references lists on delete cascade,
      text text not null unique,
      length integer generated always as (length(text)) stored
    );
    insert into lists values (1), (2);
    insert into notes (list, text) values (1, 'first'), (2, 'second')`)
  await takeSnapshot(engine)
})
afterAll(() => engine.close())

async function notes(): Promise<unknown> {
  return (await engine.query('select * from notes order by id')).rows
}

it('a snapshot restores rows with their ids and references, and continues the sequences from there', async () => {
  const before = await notes()
  await engine.exec(`
    delete from lists where id = 1;
    update notes set text = 'first';
    insert into notes (list, text) values (2, 'third')`)
  expect(await restoreSnapshot(engine)).toBe(true)
  expect(await notes()).toEqual(before)
  const { rows } = await engine.query(`insert into notes (list, text) values (1, 'third') returning id, length`)
  expect(rows).toEqual([{ id: 3, length: 5 }])
})

it('restoring a snapshot checks only tables that were written', async () => {
  const written = async () => (await engine.query('select name from snapshot.written')).rows
  await restoreSnapshot(engine)
  await engine.exec('select * from notes; insert into lists values (3)')
  expect(await written()).toEqual([{ name: 'lists' }])
  await restoreSnapshot(engine)
  expect(await written()).toEqual([])
})

it('restoring a snapshot reports if its tables have changed', async () => {
  await engine.exec('create table more ()')
  expect(await restoreSnapshot(engine)).toBe(false)
  await engine.exec('drop table more')
  expect(await restoreSnapshot(engine)).toBe(true)
})
