import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '@tessera/contract'
import type { HttpError } from '../core/http/http-error.ts'
import type { Encoding } from '../testing/archives.ts'
import { archiveOf, delimited, ENCODINGS, workbookFiles } from '../testing/archives.ts'
import { parseTable } from './parse-table.ts'

const OPTIONS = { maxRows: 50, maxBytes: 1_000_000, headings: ['name', 'correo', 'große'] }
const ROWS = [
  ['Name', 'Correo', 'Größe'],
  ['Núñez, José', 'jose@campo.example', 'l’été; “œuvre”'],
  ['', '', ''],
  ['two\r\nlines', 'says "so"', '5" pipe'],
]
const TABLE = {
  headings: ROWS[0],
  rows: [
    { row: 2, cells: ROWS[1] },
    { row: 4, cells: ROWS[3] },
  ],
  worksheets: null,
}

const saved = (sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
  writeXlsx({ sheets }).then((bytes) => Buffer.from(bytes))
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const heading = `<row>${cell('Name')}${cell('Correo')}</row>`
const person = `<row>${cell('Ana')}${cell('ana@campo.example')}</row>`

/** A workbook with one sheet, which can declare a false size. */
function bookOf(rows: string, declared?: number): Buffer {
  const files = workbookFiles([rows])
  return archiveOf(files.map((file) => (file.name.includes('sheet1') && declared ? { ...file, declared } : file)))
}

/** A workbook with one user and shared strings. */
function bookWithTexts(texts: string): Buffer {
  return archiveOf([
    ...workbookFiles([heading + person]),
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
  ])
}

/** An archive with one flipped bit after the given name. */
function corrupted(bytes: Buffer, name: string): Buffer {
  const at = bytes.indexOf(name) + name.length + 5
  return Buffer.concat([bytes.subarray(0, at), Buffer.of((bytes[at] ?? 0) ^ 1), bytes.subarray(at + 1)])
}

async function refusal(bytes: Buffer, options = OPTIONS): Promise<HttpError> {
  return parseTable(bytes, options).then(
    () => Promise.reject(new Error('It was read.')),
    (error: HttpError) => error,
  )
}

describe('text', () => {
  const cases = (Object.keys(ENCODINGS) as Encoding[]).flatMap((encoding) =>
    [',', ';', '\t'].map((delimiter) => [encoding, delimiter] as const),
  )
  it.each(cases)('USR-17 in %s with %j between cells is read with its row numbers', async (name, mark) => {
    expect(await parseTable(ENCODINGS[name](delimited(ROWS, mark)), OPTIONS)).toEqual(TABLE)
  })

  it.each([
    ['UTF-16 LE without a byte order mark', Buffer.from('Name;Correo\nAna;a@b.example', 'utf16le'), 2],
    ['UTF-16 BE without a byte order mark', Buffer.from('Name;Correo\nAna;a@b.example', 'utf16le').swap16(), 2],
    ['line feeds only', Buffer.from('Name,Correo\nAna,a@b.example\n'), 2],
    ['carriage returns only', Buffer.from('Name,Correo\rAna,a@b.example\r'), 2],
    ['a declared delimiter', Buffer.from('sep=;\r\nName;Correo\r\nAna;a@b.example'), 3],
    ['more commas than semicolons', Buffer.from('Name;Correo;a,b,c,d,e\nAna;a@b.example'), 2],
  ])('USR-17 with %s is read', async (_what, bytes, row) => {
    const { rows } = await parseTable(bytes, OPTIONS)
    expect(rows).toEqual([{ row, cells: ['Ana', 'a@b.example'] }])
  })

  it('USR-17 is read up to 100 columns, and 500 characters per cell', async () => {
    const wide = ['Name', ...Array.from({ length: 100 }, (_, index) => `c${index}`)]
    const cells = ['x'.repeat(500), 'y'.repeat(501), ...Array.from({ length: 99 }, () => 'z')]
    const { headings, rows } = await parseTable(Buffer.from(delimited([wide, cells], ',')), OPTIONS)
    expect(headings).toEqual(wide.slice(0, 100))
    expect(rows[0]?.cells).toEqual(['x'.repeat(500), `${'y'.repeat(500)}…`, ...cells.slice(2, 100)])
  })

  it('USR-17 with formulas in its cells keeps them as text', async () => {
    const { rows } = await parseTable(Buffer.from('Name,Correo\n=1+1,@x'), OPTIONS)
    expect(rows).toEqual([{ row: 2, cells: ['=1+1', '@x'] }])
  })
})

describe('workbooks', () => {
  it('USR-17 are read with row numbers, accents and line breaks', async () => {
    const rows = ROWS.map((cells) => cells.map((text) => text.replaceAll('\r', '')))
    const table = await parseTable(await saved([{ name: 'Hoja', rows }]), OPTIONS)
    expect(table).toEqual({
      headings: ROWS[0],
      rows: [
        { row: 2, cells: rows[1] },
        { row: 4, cells: rows[3] },
      ],
      worksheets: { read: 'Hoja', others: [] },
    })
  })

  it('USR-17 return the values of formulas, and numbers, dates and booleans as text', async () => {
    const value = '<c t="str"><f>A1&amp;"x"</f><v>Ana &amp; Co</v></c><c><v>12.5</v></c><c t="b"><v>1</v></c>'
    const { rows } = await parseTable(archiveOf(workbookFiles([`${heading}<row>${value}</row>`])), OPTIONS)
    expect(rows).toEqual([{ row: 2, cells: ['Ana & Co', '12.5', 'true'] }])
    const dated = await saved([{ name: 'Days', rows: [['Name'], [new Date('2026-03-03T00:00:00Z')]] }])
    expect((await parseTable(dated, OPTIONS)).rows[0]?.cells[0]).toMatch(/^2026-03-03T/)
  })

  it('USR-17 are read from a visible sheet; a hidden one before it is skipped', async () => {
    const sheets = [
      { name: 'Old', hidden: true, rows: [['Name'], ['Bea']] },
      { name: 'Older', veryHidden: true, rows: [['Name'], ['Eva']] },
      { name: 'People', rows: [['Name'], ['Ana']] },
    ]
    expect((await parseTable(await saved(sheets), OPTIONS)).rows).toEqual([{ row: 2, cells: ['Ana'] }])
  })

  it('USR-17 report the sheet that was read, and the non-empty ones that were not', async () => {
    const sheets = [
      { name: 'Notes', rows: [['For Dana']] },
      { name: 'People', rows: [['Name'], ['Ana']] },
      { name: 'Sheet3', rows: [] },
      { name: 'More', rows: [['Name'], ['Bea']] },
      { name: 'Lists', hidden: true, rows: [['ADMIN']] },
    ]
    const table = await parseTable(await saved(sheets), OPTIONS)
    expect(table.worksheets).toEqual({ read: 'People', others: ['Notes', 'More', 'Lists'] })
  })

  it('USR-17 with a chart sheet first are read, and report that it was skipped', async () => {
    const files = workbookFiles(['', heading + person]).map((file) =>
      file.name.endsWith('workbook.xml.rels') && typeof file.content === 'string'
        ? { ...file, content: file.content.replace('/worksheet"', '/chartsheet"') }
        : file,
    )
    const { rows, worksheets } = await parseTable(archiveOf(files), OPTIONS)
    expect([rows.length, worksheets]).toEqual([1, { read: 'Sheet2', others: ['Sheet1'] }])
  })

  it('USR-17 with only hidden sheets are refused with that reason', async () => {
    const hidden = await saved([{ name: 'People', hidden: true, rows: [['Name'], ['Ana']] }])
    expect((await refusal(hidden)).code).toBe('FILE_SHEETS_HIDDEN')
  })

  it('USR-17 can have rows with only invisible characters, as text files can', async () => {
    const rows = [['Name'], ['Ana'], ...Array.from({ length: 100 }, () => ['\u00a0', ' \u200b'])]
    expect((await parseTable(await saved([{ name: 'People', rows }]), OPTIONS)).rows).toHaveLength(1)
    expect((await parseTable(Buffer.from(rows.map((cells) => cells.join(',')).join('\n')), OPTIONS)).rows).toHaveLength(
      1,
    )
  })

  it('USR-17 can have blank and styled rows, which are ignored', async () => {
    const styled = Array.from(
      { length: 25_000 },
      (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"/></row>`,
    )
    const { rows } = await parseTable(bookOf(heading + person + styled.join('')), { ...OPTIONS, maxBytes: 5_242_880 })
    expect(rows).toHaveLength(1)
  })

  it('USR-17 are read from the first sheet that begins with a heading', async () => {
    const other = `<row>${cell('Read me')}</row>`
    const table = await parseTable(archiveOf(workbookFiles([other, '', `${heading}${person}`, heading])), OPTIONS)
    expect(table.rows).toEqual([{ row: 2, cells: ['Ana', 'ana@campo.example'] }])
  })
})

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

describe('an unusual or invalid file', () => {
  const many = Array.from({ length: 10_000 }, () => heading)
  const cases: [string, () => Buffer, ErrorCode, number][] = [
    ['empty', () => Buffer.alloc(0), 'FILE_EMPTY', 400],
    ['only blanks', () => Buffer.from('\ufeff \r\n\t\r\n'), 'FILE_EMPTY', 400],
    ['a renamed PDF', () => Buffer.from('%PDF-1.7\nName,Correo\n'), 'FILE_UNREADABLE', 400],
    ['an older workbook', () => OLE, 'FILE_UNREADABLE', 400],
    ['binary data', () => Buffer.from('Name,\0\0\0\0,Correo'), 'FILE_UNREADABLE', 400],
    ['a web page', () => Buffer.from('<html>Name,Correo'), 'FILE_UNREADABLE', 400],
    [
      'an encrypted workbook',
      () => Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]),
      'FILE_PASSWORD_PROTECTED',
      400,
    ],
    ['another archive', () => archiveOf([{ name: 'word/document.xml', content: '<w/>' }]), 'FILE_UNREADABLE', 400],
    [
      'a truncated archive',
      () => archiveOf(workbookFiles([heading + person])).subarray(0, 700),
      'FILE_UNREADABLE',
      400,
    ],
    [
      'a workbook without its main part',
      () => archiveOf(workbookFiles([heading + person]).slice(3)),
      'FILE_UNREADABLE',
      400,
    ],
    [
      'a corrupt workbook',
      () => corrupted(bookOf(heading + person), 'xl/worksheets/sheet1.xml'),
      'FILE_UNREADABLE',
      400,
    ],
    ['a table with other headings', () => Buffer.from('Color,Shape\nred,round'), 'FILE_WITHOUT_HEADINGS', 400],
    ['only headings', () => Buffer.from('Name,Correo\n,,\n'), 'FILE_WITHOUT_ROWS', 400],
    ['a workbook with only headings', () => bookOf(heading), 'FILE_WITHOUT_ROWS', 400],
    ['a table with 51 rows', () => Buffer.from(`Name,Correo\n${'a,b\n'.repeat(51)}`), 'TOO_MANY_ROWS', 400],
    ['a workbook with 51 rows', () => bookOf(heading + person.repeat(51)), 'TOO_MANY_ROWS', 400],
    ['one byte above the limit', () => Buffer.alloc(1_000_001, 'a'), 'FILE_TOO_LARGE', 413],
    ['a workbook of 60 MB of spaces', () => bookOf(' '.repeat(60_000_000)), 'FILE_UNPACKS_TOO_LARGE', 400],
    [
      'a workbook of 60 MB that declares 10 bytes',
      () => bookOf(' '.repeat(60_000_000), 10),
      'FILE_UNPACKS_TOO_LARGE',
      400,
    ],
    ['a workbook with 10,000 sheets', () => archiveOf(workbookFiles(many)), 'FILE_UNPACKS_TOO_LARGE', 400],
    [
      'a workbook with 11 MB of shared texts',
      () => bookWithTexts('<si><t>a</t></si>'.repeat(700_000)),
      'FILE_UNPACKS_TOO_LARGE',
      400,
    ],
    [
      'a table of 4 million characters',
      () => Buffer.from(`Name,Correo\n${`${'a'.repeat(500)},${'b'.repeat(500)}\n`.repeat(4_000)}`),
      'FILE_UNPACKS_TOO_LARGE',
      400,
    ],
    [
      'a workbook with a cell in the last column',
      () => bookOf(`<row><c r="XFD1" t="b"><v>1</v></c></row>`),
      'FILE_UNPACKS_TOO_LARGE',
      400,
    ],
  ]

  it.each(cases)('USR-17 that is %s is refused with its reason', async (_what, make, code, status) => {
    const error = await refusal(make(), {
      ...OPTIONS,
      ...(code === 'FILE_UNPACKS_TOO_LARGE' && { maxRows: 5_000 }),
      maxBytes: code === 'FILE_UNPACKS_TOO_LARGE' ? 5_242_880 : 1_000_000,
    })
    expect([error.code, error.status]).toEqual([code, status])
    expect(error.body('').error).toMatch(/\. .+\.$|, .+\.$/)
  })

  it.each([
    ['at the end', 'Name,Correo\nBea,b@b.example\n"Ana,a@b.example\nEva,e@b.example', 3],
    ['before quoted cells', 'Name,Correo\n"Ana,a@b.example\nBea,b@b.example\n"Eva",e@b.example\n', 2],
    ['after a blank line', 'Name,Correo\n\nAna,"a@b.example\nBea,"b@b.example"\nEva,e@b.example', 3],
  ])('USR-17 with an unclosed quotation mark %s is refused with the row', async (_where, text, row) => {
    const { code, options } = await refusal(Buffer.from(text))
    expect([code, options.current]).toEqual(['FILE_QUOTE_UNCLOSED', { row }])
  })

  it.each([
    ['text', () => Buffer.from(`Name,Correo\n${'a,b\n'.repeat(50)}`)],
    ['a workbook', () => bookOf(heading + person.repeat(50))],
  ])('USR-17 has exactly the maximum number of rows and is read: %s', async (_what, make) => {
    expect((await parseTable(make(), OPTIONS)).rows).toHaveLength(50)
  })

  it('USR-17 has exactly the maximum number of bytes and is read', async () => {
    const text = 'Name,Correo\nAna,a@b.example\n'
    const { rows } = await parseTable(Buffer.from(text), { ...OPTIONS, maxBytes: text.length })
    expect(rows).toHaveLength(1)
    expect((await refusal(Buffer.from(text), { ...OPTIONS, maxBytes: text.length - 1 })).code).toBe('FILE_TOO_LARGE')
  })

  it('USR-17 declares 4 GB, and is read up to its real size', async () => {
    const table = await parseTable(bookOf(heading + person, 0xfffffffe), OPTIONS)
    expect(table.rows).toHaveLength(1)
  })

  it('USR-17 uses no extra memory when it is refused', async () => {
    const bytes = bookOf(' '.repeat(250_000_000))
    const before = process.memoryUsage().rss
    for (let round = 0; round < 3; round += 1) await refusal(bytes, { ...OPTIONS, maxBytes: 5_242_880 })
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })
})
