// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { timeSliceMs } from '../../internal/yield-to-main.ts'
import type { DataTableColumn } from '../DataTable/types.ts'
import { nameWithDay } from './save-file.ts'
import { csvCell, writeCsv } from './write-csv.ts'

interface Person {
  name: string
  age: number
}

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: '=Name, given' },
  { id: 'age', header: 'Age' },
]
const write = (rows: readonly Person[], given: { signal?: AbortSignal; onProgress?: (part: number) => void } = {}) =>
  writeCsv({ rows, columns, signal: new AbortController().signal, onProgress: () => undefined, ...given })
const many = Array.from({ length: 100_000 }, (_, index): Person => ({ name: `Name ${index}`, age: index }))

describe('a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['one, two', '"one, two"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+52 55', "'+52 55"],
    ['-1', "'-1"],
    ['@name', "'@name"],
    ['\tcell', "'\tcell"],
    ['\r=1', `"'\r=1"`],
    ['=A1,"B"', `"'=A1,""B"""`],
    [-1.5, '-1.5'],
    [1234.5, '1234.5'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [new Date(Date.UTC(2026, 1, 18, 12)), '2026-02-18T12:00:00.000Z'],
    [new Date(Number.NaN), ''],
    [['Report Builder', 'Channel, Insights'], '"Report Builder | Channel, Insights"'],
    [['=1', 'two'], "'=1 | two"],
  ])('B-05 USR-19 formats %j as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('USR-19 is UTF-8 with a byte order mark, column names first, one line per row', async () => {
    const file = await write([{ name: 'Zoë', age: 7 }])
    const bytes = new Uint8Array(await new Response(file).arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe('"\'=Name, given",Age\r\nZoë,7\r\n')
    expect(file?.type).toBe('text/csv;charset=utf-8')
  })

  it('B-05 is written in time slices that let other work run', async () => {
    let turns = 0
    const count = setInterval(() => (turns += 1), 0)
    const parts: number[] = []
    const file = await write(many, { onProgress: (part) => parts.push(part) })
    clearInterval(count)
    const lines = (await new Response(file).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(many.length + 1)
    expect(lines.at(-1)).toBe('Name 99999,99999')
    expect(parts.length).toBeGreaterThan(1)
    expect(parts).toEqual(parts.toSorted((one, other) => one - other))
    expect(parts.at(-1)).toBe(1)
    expect(turns).toBeGreaterThan(0)
  })

  it('B-05 never joins more text at once than one time slice writes', async () => {
    let most = 0
    let now = 0
    // Simulates a machine that needs half a time slice for a few rows.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += timeSliceMs / 2))
    vi.stubGlobal(
      'Blob',
      class extends Blob {
        constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
          super(parts, options)
          most = Math.max(most, parts.filter((part) => typeof part === 'string').join('').length)
        }
      },
    )
    const file = await write(many.slice(0, 10_000))
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    expect(most).toBeLessThan((file?.size ?? 0) / 20)
  })

  it('B-05 stops when it is canceled', async () => {
    const controller = new AbortController()
    expect(await write(many, { signal: controller.signal, onProgress: () => controller.abort() })).toBeUndefined()
  })

  it('B-05 stops when it is canceled during the last rows', async () => {
    const controller = new AbortController()
    expect(
      await write(many.slice(0, 1), { signal: controller.signal, onProgress: () => controller.abort() }),
    ).toBeUndefined()
  })

  it('USR-19 has the date in its name', () => {
    expect(nameWithDay('users', 'csv', new Date(2026, 0, 5, 23, 59))).toBe('users_2026-01-05.csv')
  })
})
