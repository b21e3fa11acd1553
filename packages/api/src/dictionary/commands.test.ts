import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoEntries } from '../demo/dictionary/fill-dictionary.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const ALL = demoEntries().length

let server: TestServer
let file: string
beforeEach(async () => {
  server = await startTestServer()
  file = join(await mkdtemp(join(tmpdir(), 'dictionary-')), 'entries.csv')
})
afterEach(() => server.close())

const count = async () => Number((await server.operate('dictionary')).lines[0]?.replaceAll(/\D/g, ''))

/** Exports the dictionary to a file, and changes its rows. */
async function changed(change: (rows: string[][]) => string[][]): Promise<void> {
  await server.operate(`dictionary export ${file}`)
  const [headings = [], ...rows]: string[][] = parse(await readFile(file, 'utf8'), { bom: true })
  const lines = [headings, ...change(rows)].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(),
  )
  await writeFile(file, lines.join('\n'))
}

describe('the dictionary command', () => {
  it('DIC-16 imports an exported file without changes', async () => {
    await server.operate(`dictionary export ${file}`)
    expect((await server.operate(`dictionary import ${file} --dry-run`)).lines).toEqual([
      `0 entries would be added, 0 changed, 0 removed; ${ALL.toLocaleString('en-US')} are unchanged.`,
    ])
  })

  it('DIC-16 LOG-04 shows a file’s changes, then imports them with a history', async () => {
    await changed(([first = [], second = [], , ...rest]) => [
      first.map((cell, column) => (column === 9 ? 'Another name' : cell)),
      second,
      [
        'new_element_cd',
        'ATTRIBUTE',
        'STRING',
        'KEY',
        'BI_LINK',
        '',
        '',
        '',
        '',
        'New element',
        'New element',
        'It is new.',
      ],
      ...rest,
    ])
    const preview = (await server.operate(`dictionary import ${file} --dry-run`)).lines
    expect(preview[0]).toBe(
      `1 entry would be added, 1 changed, 1 removed; ${(ALL - 2).toLocaleString('en-US')} are unchanged.`,
    )
    expect(preview.join('\n')).toMatch(/Changed:\n.+Another name: business_name \(en-US\)/)
    expect(await count()).toBe(ALL)
    expect((await server.operate(`dictionary import ${file} --yes`)).lines[0]).toContain('was added')
    const history = await server.db
      .selectFrom('dictionary_changes')
      .select(['kind', 'technical_name'])
      .where('created_by', '=', 'cli')
      .execute()
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['ADDED', 'CHANGED', 'REMOVED'])
    expect((await server.operate('dictionary history new_element_cd')).lines[1]).toMatch(/cli +new_element_cd +added$/)
    const user = await server.signedIn('user@brightfoods.example')
    const found = await user.post('v1/customer-support/search-glossaries', { search_field: 'new element' })
    expect(found.body).toContain('new_element_cd')
    const logged = await server.db
      .selectFrom('activity_entries')
      .select('source_app')
      .where('event', '=', 'DICTIONARY_IMPORTED')
      .execute()
    expect(logged).toEqual([{ source_app: 'cli' }])
  })

  it('DIC-16 reports every error with its row and imports nothing', async () => {
    await changed(([first = [], second = [], third = [], ...rest]) => [
      first.map((cell, column) => (column === 1 ? 'MEASUREMENT' : column === 11 ? '' : cell)),
      second.map((cell, column) => (column === 4 ? 'BI_LINK; NOTHING' : cell)),
      third,
      third,
      ...rest,
    ])
    const { status, lines } = await server.operate(`dictionary import ${file} --yes`)
    expect(status).toBe(1)
    expect(lines.join('\n')).toMatch(
      /errors in 3 rows; nothing was imported:\n {2}Row 2: type is none of METRIC.+\n {2}Row 2: definition_en is missing\.\n {2}Row 3: products has one.+\n {2}Row 5: technical_name is that of row 4 too\./,
    )
    expect(await count()).toBe(ALL)
  })

  it('DIC-16 B-09 reports each error of 40 invalid rows in a full file, in order', async () => {
    const FAULTY = 40
    const faults = [
      { column: 1, cell: 'MEASUREMENT', says: 'type is none of METRIC, ATTRIBUTE, DATA_ELEMENT' },
      { column: 11, cell: '', says: 'definition_en is missing' },
      { column: 8, cell: '31/12/2026', says: 'changed_on is not a date. Use the form 2026-12-31' },
      { column: 9, cell: '<b>Name</b>', says: 'business_name_en has a tag' },
      { column: 0, cell: 'Net Sales', says: 'technical_name is not in lower case with underscores' },
    ]
    const expected: string[] = []
    await changed((rows) =>
      rows.map((cells, index) => {
        const fault = faults[(index / 36) % faults.length]
        if (!fault || expected.length === FAULTY) return cells
        const name = fault.column === 0 ? `${fault.cell} ${index}` : fault.cell
        expected.push(`  Row ${index + 2}: ${fault.says}.`)
        return cells.map((cell, column) => (column === fault.column ? name : cell))
      }),
    )
    const { status, lines } = await server.operate(`dictionary import ${file} --yes`)
    expect([status, expected.length]).toEqual([1, FAULTY])
    expect(lines.join('\n').split('\n')).toEqual([
      `${file} has errors in ${FAULTY} rows; nothing was imported:`,
      ...expected,
    ])
    expect(await count()).toBe(ALL)
  })

  it.each([
    ['import nowhere.csv', /^nowhere\.csv can't be read\. .+\.$/],
    ['export entries.txt', /^'entries\.txt' doesn't end in .+\.$/],
    ['remove', /^'dictionary remove' is invalid\. Usage: .+$/],
  ])('DIC-16 refuses dictionary %s with a clear error', async (args, sentence) => {
    expect(await server.operate(`dictionary ${args}`)).toEqual({ status: 1, lines: [expect.stringMatching(sentence)] })
  })
})
