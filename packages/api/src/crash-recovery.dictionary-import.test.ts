import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DictionaryPage } from '@tessera/contract'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded, openPostgres } from './core/database/database.ts'
import { createRandom } from './core/mock/random.ts'
import { demoEntries } from './demo/dictionary/fill-dictionary.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import { startKilledServer } from './testing/killed-server.ts'
import type { Processes } from './testing/process.ts'
import { openProcesses } from './testing/process.ts'

/** How often an import is killed: twice in the full suite, twenty times with `npm test -- kills kills-postgresql`. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_128)
/** The longest time that an import works before it is killed, in milliseconds. */
const LONGEST = 5000
const ALL = demoEntries().length
const OPEN = demoEntries().filter(({ isCharterOnly }) => !isCharterOnly).length

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** A word that names contain after an import. */
const wordOf = (round: number) => `kiwi${'abcdefghijklmnopqrstuvwxyz'[round]}`
const roundIn = (name: string) => / (kiwi[a-z])$/.exec(name)?.[1] ?? 'old'

it('DIC-16 kill -9 during a file import: all or nothing is imported, and readers see the old or the new version', async () => {
  const demo = await openDemoDatabase(servers)
  const random = createRandom(SEED)
  const server = await startKilledServer(servers, demo.env)
  const file = (name: string) => join(servers.folder, `${name}.csv`)
  await servers.command(['dictionary', 'export', file('all')], demo.env)
  const [headings = [], ...rows]: string[][] = parse(await readFile(file('all'), 'utf8'), { bom: true })
  expect(rows).toHaveLength(ALL)
  const index = headings.indexOf('business_name_en')

  const startImport = async (round: number) => {
    const renewed = rows.map((cells) =>
      cells.map((cell, column) => (column === index ? `${cell} ${wordOf(round)}` : cell)),
    )
    const lines = [headings, ...renewed].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join())
    await writeFile(file(wordOf(round)), lines.join('\n'))
    return servers.startCommand(['dictionary', 'import', file(wordOf(round)), '--yes'], demo.env)
  }
  const list = async () => {
    const page = await server.send<DictionaryPage>('v1/customer-support/glossaries?page_size=100')
    expect(page.total_elements).toBe(OPEN)
    return new Set(page.match_lists.map(({ business_name }) => roundIn(business_name)))
  }
  const found = async (text: string) => {
    const body = { search_field: text, page_number: 0, page_size: 1 }
    const page = await server.send<DictionaryPage>('v1/customer-support/search-glossaries', 'POST', body)
    return page.fuzzy_search ? 0 : page.total_elements
  }

  const applied: string[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const begun = await startImport(round)
    await pause(random.between(0, LONGEST))
    begun.child.kill('SIGKILL')
    await server.replace()
    await begun.ended
    const total = await found(wordOf(round))
    expect([0, OPEN]).toContain(total)
    if (total > 0) applied.push(wordOf(round))
    expect([...(await list())]).toEqual([applied.at(-1) ?? 'old'])
  }

  const last = await startImport(KILLS)
  const progress = { isRunning: true }
  const ended = last.ended.finally(() => (progress.isRunning = false))
  const before = applied.at(-1) ?? 'old'
  while (progress.isRunning) {
    const seen = [...(await list())]
    expect(seen).toHaveLength(1)
    expect([before, wordOf(KILLS)]).toContain(seen[0])
  }
  expect((await ended).code).toBe(0)
  applied.push(wordOf(KILLS))
  expect([...(await list())]).toEqual([wordOf(KILLS)])
  await server.kill()

  const database = demo.env['DATABASE_URL']
  const opened = database ? await openPostgres(database) : await openEmbedded(join(servers.folder, 'data'))
  const { db } = opened
  const texts = await db.selectFrom('dictionary_texts').select('business_name').where('locale', '=', 'en-US').execute()
  expect(texts.map(({ business_name }) => roundIn(business_name))).toEqual(
    Array.from({ length: ALL }, () => wordOf(KILLS)),
  )
  const history = await db.selectFrom('dictionary_changes').select('kind').where('created_by', '=', 'cli').execute()
  expect(history.map(({ kind }) => kind)).toEqual(Array.from({ length: ALL * applied.length }, () => 'CHANGED'))
  const words = await db.selectFrom('dictionary_words').select('word').where('word', 'like', 'kiwi%').execute()
  expect(words).toEqual([{ word: wordOf(KILLS) }])
  await opened.close()
  await demo.close()
}, 600_000)
