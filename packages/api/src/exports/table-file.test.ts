import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { ExportColumn, Table } from './table-file.ts'
import { toTable, writeTable } from './table-file.ts'

interface Row {
  name: string
  products?: readonly string[]
  since?: Date | null
  count?: number
  isOpen?: boolean
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  { id: 'name', header: 'Prénom', value: ({ name }) => name },
  { id: 'products', header: 'Produits', value: ({ products = [] }) => products },
  { id: 'since', header: 'Depuis', value: ({ since = null }) => since, isMoment: true },
  { id: 'count', header: 'Nombre', value: ({ count = 0 }) => count },
  { id: 'isOpen', header: 'Ouvert', value: ({ isOpen = false }) => isOpen },
]
const SINCE = new Date('2026-02-28T23:59:58.700Z')
const ROWS: readonly Row[] = [
  { name: 'Zoë Muñoz', products: ['Luminate', 'Charter, Basic'], since: SINCE, count: -4.5, isOpen: true },
  { name: 'Léa "la Grande"\nRoy', products: [], since: null },
]
/** Text that starts like a formula. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']

async function* batchesOf(...batches: (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* batches
}

/** A table without rows, of one column. */
const headed = (header: string, isMoment?: true): Table => ({
  headings: [{ header, ...(isMoment && { isMoment }) }],
  batches: batchesOf() as AsyncIterable<never>,
})

async function* broken(): AsyncGenerator<readonly Row[]> {
  yield ROWS
  throw new Error('The query has failed')
}

const write = (rows: readonly Row[], format: 'csv' | 'xlsx', rowsPerSheet?: number): Readable =>
  writeTable(toTable(COLUMNS, batchesOf(rows.slice(0, 1), rows.slice(1))), { format, sheet: 'users', rowsPerSheet })

async function sheetsOf(file: Readable) {
  const { sheets } = await readXlsx(await buffer(file))
  return sheets
}

describe('a list as CSV', () => {
  it('USR-19 is UTF-8 with a byte order mark, quotes only if needed, and has ISO 8601 times', async () => {
    const bytes = await buffer(write(ROWS, 'csv'))
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.subarray(3).toString('utf8')).toBe(
      [
        'Prénom,Produits,Depuis,Nombre,Ouvert',
        'Zoë Muñoz,"Luminate | Charter, Basic",2026-02-28T23:59:58Z,-4.5,true',
        '"Léa ""la Grande""\nRoy",,,0,false',
        '',
      ].join('\r\n'),
    )
  })

  it('USR-19 has no formulas', async () => {
    const rows = FORMULAS.map((name) => ({ name, products: [name] }))
    const [, ...lines] = (await buffer(write(rows, 'csv'))).toString('utf8').split('\r\n')
    expect(lines.slice(0, 2)).toEqual(["'=1+1,'=1+1,,0,false", "'+1,'+1,,0,false"])
    expect(lines.at(4)).toBe("'\t=1,'\t=1,,0,false")
    expect(lines.at(5)?.startsWith(`"'\r=1","'\r=1"`)).toBe(true)
  })

  it.each(FORMULAS)('USR-19 has no formula in a heading: %j', async (header) => {
    const text = (await buffer(writeTable(headed(header), { format: 'csv', sheet: 'users' }))).toString('utf8')
    expect(text).toBe(`\uFEFF${/\r/.test(header) ? `"'${header}"` : `'${header}`}\r\n`)
  })
})

describe('a list as XLSX', () => {
  it('USR-19 has real dates and numbers, UTC in the headings of times, and every accent', async () => {
    const [sheet] = await sheetsOf(write(ROWS, 'xlsx'))
    expect(sheet?.name).toBe('users')
    const [headers, first, second] = sheet?.rows ?? []
    expect(headers).toEqual(['Prénom', 'Produits', 'Depuis (UTC)', 'Nombre', 'Ouvert'])
    expect(first).toEqual(['Zoë Muñoz', 'Luminate | Charter, Basic', expect.any(Date), -4.5, true])
    expect(first?.[2]).toBeInstanceOf(Date)
    expect(Math.abs(Number(first?.[2]) - SINCE.getTime())).toBeLessThan(1000)
    expect(second?.slice(0, 1)).toEqual(['Léa "la Grande"\nRoy'])
    expect(second?.[2] ?? null).toBeNull()
  })

  it('USR-19 shows dates as ISO 8601', async () => {
    const { sheets } = await readXlsx(await buffer(write(ROWS, 'xlsx')), { readStyles: true })
    expect(sheets[0]?.cells?.get('1,2')?.style?.numFmt).toBe('yyyy-mm-dd"T"hh:mm:ss"Z"')
  })

  it('USR-19 has no formulas in its cells', async () => {
    const [sheet] = await sheetsOf(
      write(
        FORMULAS.map((name) => ({ name })),
        'xlsx',
      ),
    )
    expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(FORMULAS.map((name) => `'${name}`))
  })

  it.each(FORMULAS)('USR-19 has no formula in a sheet’s heading: %j', async (header) => {
    for (const isMoment of [undefined, true] as const) {
      const [sheet] = await sheetsOf(writeTable(headed(header, isMoment), { format: 'xlsx', sheet: 'users' }))
      expect(sheet?.rows[0]).toEqual([isMoment ? `'${header} (UTC)` : `'${header}`])
    }
  })

  it('USR-19 continues on a new sheet with the same headings', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => ({ name: `Person ${at}` }))
    const sheets = await sheetsOf(write(rows, 'xlsx', 4))
    expect(sheets.map(({ rows: [headers, ...own] }) => [headers?.[0], own.map(([name]) => name)])).toEqual([
      ['Prénom', ['Person 0', 'Person 1', 'Person 2']],
      ['Prénom', ['Person 3', 'Person 4', 'Person 5']],
      ['Prénom', ['Person 6']],
    ])
  })
})

describe.each(['csv', 'xlsx'] as const)('a list as %s', (format) => {
  it('USR-19 requests no more rows after its reader stops', async () => {
    let requested = 0
    let isOver = false
    async function* endless(): AsyncGenerator<readonly Row[]> {
      try {
        for (;;) {
          requested += 1
          yield Array.from({ length: 1000 }, () => ({ name: Math.random().toString(36).repeat(5) }))
        }
      } finally {
        isOver = true
      }
    }
    const file = writeTable(toTable(COLUMNS, endless()), { format, sheet: 'users' })
    for await (const _ of file) break
    await expect.poll(() => isOver).toBe(true)
    expect(requested).toBeLessThan(20)
  })

  it('USR-19 fails if reading its rows fails', async () => {
    await expect(buffer(writeTable(toTable(COLUMNS, broken()), { format, sheet: 'users' }))).rejects.toThrow(
      'The query has failed',
    )
  })
})
