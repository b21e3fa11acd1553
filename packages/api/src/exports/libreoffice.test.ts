import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openInLibreOffice } from '../testing/libreoffice.ts'
import type { ExportColumn } from './table-file.ts'
import { toTable, writeTable } from './table-file.ts'

/** The row limit of an Excel worksheet. The list exceeds it by ten rows, including the headings. */
const ROWS_PER_SHEET = 1_048_576
const ROWS = ROWS_PER_SHEET + 9
const BATCH = 200
/** The number of rows between two memory measurements. */
const SAMPLED_EVERY = 50_000
const START = Date.UTC(2026, 0, 1)

const COLUMNS: readonly ExportColumn<number>[] = [
  { id: 'name', header: 'Prénom', value: (row) => `Zoë ${row}` },
  { id: 'count', header: 'Nombre', value: (row) => (row % 5 === 0 ? '=1+1' : row) },
  { id: 'since', header: 'Depuis', value: (row) => new Date(START + row * 1000), isMoment: true },
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-opened-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Used heap after garbage collection, in bytes. */
function usedHeap(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The peak memory while each half of the rows was written. */
const most: [number, number] = [0, 0]

async function* batches(): AsyncGenerator<number[]> {
  for (let first = 0; first < ROWS; first += BATCH) {
    yield Array.from({ length: Math.min(BATCH, ROWS - first) }, (_, at) => first + at)
    const half = first < ROWS / 2 ? 0 : 1
    if (first % SAMPLED_EVERY === 0) most[half] = Math.max(most[half], usedHeap())
  }
}

const isOff = ([name, count]: string[], row: number): boolean =>
  name !== `Zoë ${row}` || count !== (row % 5 ? String(row) : "'=1+1")

it('USR-19 an exported workbook continues on a new sheet when one is full, uses no more memory, and opens in LibreOffice', async () => {
  const file = writeTable(toTable(COLUMNS, batches()), { format: 'xlsx', sheet: 'users' })
  await pipeline(file, createWriteStream(join(folder, 'users.xlsx')))
  expect(most[1] / most[0]).toBeLessThan(1.1)

  const [first = [], second = [], ...others] = await openInLibreOffice(folder, 'users.xlsx')
  expect(others).toEqual([])
  const head = ['Prénom', 'Nombre', 'Depuis (UTC)']
  expect([first.length, first[0], second.length, second[0]]).toEqual([ROWS_PER_SHEET, head, 11, head])
  const people = [...first.slice(1), ...second.slice(1)]
  expect(people.slice(0, 2)).toEqual([
    ['Zoë 0', "'=1+1", '2026-01-01T00:00:00Z'],
    ['Zoë 1', '1', '2026-01-01T00:00:01Z'],
  ])
  expect(people.findIndex(isOff)).toBe(-1)
}, 300_000)
