import type { ErrorCode, ImportMode } from '@tessera/contract'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { HttpError } from '../core/http/http-error.ts'
import { parseTable } from '../files/parse-table.ts'
import { delimited, ENCODINGS } from '../testing/archives.ts'
import type { Expected, ImportFile } from '../testing/import-files.ts'
import { ERRORS, makeImportFile, TITLES } from '../testing/import-files.ts'
import { checkRows, countRows } from './check-rows.ts'
import { KNOWN_HEADINGS } from './import-headings.ts'
import { parseRow, writtenRows } from './import-rows.ts'
import { importLabels } from './import-labels.ts'

const OPTIONS = { maxRows: 5_000, maxBytes: 5_242_880, headings: KNOWN_HEADINGS }
const LABELS = importLabels({ companyType: 'SUPPLIER', accountType: 'Charter' }, TITLES)
const FILE = makeImportFile(20, 5_000)

async function check(bytes: Buffer, { context }: Pick<ImportFile, 'context'>, mode: ImportMode = 'add') {
  const { rows, skippedColumns } = writtenRows(await parseTable(bytes, OPTIONS), mode)
  const parsed = rows.map((row) => parseRow(row, LABELS))
  return { rows: checkRows(parsed, mode, context), skippedColumns }
}

async function expectRight(bytes: Buffer, file: ImportFile): Promise<void> {
  const { rows, skippedColumns } = await check(bytes, file)
  const received = rows.map(({ row, status, errors, conflicts }): Expected => ({
    row,
    status,
    errors: errors.map(({ field, code }) => ({ field, code })),
    conflicts: conflicts.map(({ field }) => field),
  }))
  // If many rows differ, the first ones are enough.
  const wrong = received.filter((row, index) => JSON.stringify(row) !== JSON.stringify(file.expected[index]))
  const rights = new Map(file.expected.map((right) => [right.row, right]))
  expect(wrong.slice(0, 5)).toEqual(wrong.slice(0, 5).map(({ row }) => rights.get(row)))
  expect(received).toEqual(file.expected)
  expect(skippedColumns.toSorted()).toEqual(['Costo', 'Notas'])
}

const small = (rows: readonly (readonly string[])[]) =>
  Buffer.from(delimited([['First Name', 'Last Name', 'Email', 'Company Type', 'Products', 'Role'], ...rows], ','))

const anaAt = (email: string, role: string, products = 'Report Builder') => [
  'Ana',
  'Cruz',
  email,
  'COMPANY',
  products,
  role,
]
const named = (name: string) => [name, ...anaAt(`${name.length}@brightfoods.example`, 'User').slice(1)]

describe('5,000 rows with every error', () => {
  // The parser's tests cover each pair of encoding and delimiter.
  const delimiters = [',', ';', '\t']
  const cases = Object.entries(ENCODINGS).map(
    ([encoding, encode], index) => [encoding, delimiters[index % delimiters.length] ?? ',', encode] as const,
  )

  it('USR-17 contain at least 25 kinds of error, each more than 10 times', () => {
    expect(ERRORS.length + 3).toBeGreaterThanOrEqual(25)
    const codes = FILE.expected.flatMap(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))
    const wanted = ERRORS.map(([, , field, code]) => `${field} ${code}`).concat('email doubled')
    for (const error of wanted) expect(codes.filter((code) => code === error).length, error).toBeGreaterThan(10)
    expect(codes).toContain('role own_role')
    expect(codes).toContain('role LAST_ADMIN')
  })

  it.each(cases)('USR-17 USR-18 are reported row by row as .csv in %s with %j', async (_name, delimiter, encode) => {
    await expectRight(encode(delimited(FILE.table, delimiter)), FILE)
  })

  it('USR-17 USR-18 are reported row by row as .xlsx', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Personas', rows: FILE.table }] })
    await expectRight(Buffer.from(bytes), FILE)
  })

  it.each([1, 2, 3])('USR-17 are reported row by row in other random files (seed %i)', async (seed) => {
    const file = makeImportFile(seed, 1_000)
    await expectRight(ENCODINGS['windows-1252'](delimited(file.table, ';')), file)
  })

  it('USR-17 are counted by status', async () => {
    const { rows } = await check(ENCODINGS['UTF-8 without a mark'](delimited(FILE.table, ',')), FILE)
    const of = (status: string) => FILE.expected.filter((row) => row.status === status).length
    expect(countRows(rows)).toEqual({
      valid: of('VALID'),
      invalid: of('INVALID'),
      wouldOverwrite: of('WOULD_OVERWRITE'),
      unchanged: of('UNCHANGED'),
    })
  })
})

describe('a row', () => {
  const known = [...FILE.context.people].find(([, { status, stage }]) => status === 'ACTIVE' && stage === null)

  it('USR-18 reports the old and new values of each conflict', async () => {
    const [email = '', person] = known ?? []
    const kind = person?.kind ?? ''
    const products = person?.products.join('|') ?? ''
    const { rows } = await check(
      small([['Nueva', person?.lastName ?? '', email, kind, products, person?.role ?? '']]),
      FILE,
    )
    expect(rows[0]).toMatchObject({
      row: 2,
      status: 'WOULD_OVERWRITE',
      conflicts: [{ field: 'firstName', before: person?.firstName, after: 'Nueva' }],
    })
  })

  it('USR-17 to be edited is not found if its address is new or another company’s', async () => {
    const foreign = [...FILE.context.people].find(([, { companyId }]) => companyId === 'another')?.[0] ?? ''
    const people = ['new@campo.example', foreign].map((email) => [
      'Ana',
      'Cruz',
      email,
      'COMPANY',
      'Report Builder',
      'User',
    ])
    const { rows } = await check(small(people), FILE, 'edit')
    expect(rows.map(({ errors }) => errors)).toEqual([
      [{ field: 'email', code: 'NOT_FOUND' }],
      [{ field: 'email', code: 'NOT_FOUND' }],
    ])
  })

  it('USR-17 reports the existing products, and the first row with its address', async () => {
    const unknown = anaAt('ana@campo.example', 'User', 'Crystal Ball')
    const { rows } = await check(small([unknown, unknown, anaAt('b@x', 'User')]), FILE)
    const known = ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER', 'CUSTOMER_PULSE']
    expect(rows.map(({ errors }) => errors)).toEqual([
      [{ field: 'products', code: 'unknown_product', known }],
      [
        { field: 'products', code: 'unknown_product', known },
        { field: 'email', code: 'doubled', firstRow: 2 },
      ],
      [{ field: 'email', code: 'INVALID_EMAIL' }],
    ])
    const { rows: foreign } = await check(small([anaAt('ana@campo.example', 'User', 'Digital Landscapes')]), FILE)
    expect(foreign[0]?.errors).toEqual([{ field: 'products', code: 'not_of_company', known }])
  })

  it('USR-17 reports the invalid part of a name', async () => {
    const checked = await check(small(['Ana 2', 'Ana <b>Lee</b>', 'Zoë O’Neil-Smith Jr.'].map(named)), FILE)
    expect(checked.rows.map(({ errors }) => errors.filter(({ field }) => field === 'firstName'))).toEqual([
      [{ field: 'firstName', code: 'name', found: '2' }],
      [{ field: 'firstName', code: 'markup', found: '<b>' }],
      [],
    ])
  })

  it('USR-13 can remove an administrator’s role if another row makes a user administrator', async () => {
    const people = new Map(FILE.context.people)
    const person = { ...people.get('last@campo.example'), products: ['REPORT_BUILDER'] as const }
    people.set('next@campo.example', { ...(person as NonNullable<typeof known>[1]), role: 'USER' })
    const context = { ...FILE.context, people }
    const { rows } = await check(
      small([anaAt('last@campo.example', 'User'), anaAt('next@campo.example', 'Administrator')]),
      { context },
    )
    expect(rows.map(({ status }) => status)).toEqual(['WOULD_OVERWRITE', 'WOULD_OVERWRITE'])
  })

  it('USR-13 can remove the role of all administrators except the last in the file', async () => {
    const people = new Map(FILE.context.people)
    const last = people.get('last@campo.example')
    const names = ['last@campo.example', 'second@campo.example', 'third@campo.example']
    for (const name of names) people.set(name, { ...(last as NonNullable<typeof last>), products: ['REPORT_BUILDER'] })
    const context = { ...FILE.context, people, activeAdmins: names.length }
    const { rows } = await check(small(names.map((name) => anaAt(name, 'User'))), { context })
    expect(rows.map(({ status }) => status)).toEqual(['WOULD_OVERWRITE', 'WOULD_OVERWRITE', 'INVALID'])
    expect(rows.at(-1)?.errors).toEqual([{ field: 'role', code: 'LAST_ADMIN' }])
  })

  it.each([
    ['Email,Role\na@campo.example,User', 'add', true, 'First Name, Last Name, Company Type, Products'],
    ['Email\na@campo.example', 'add', false, 'First Name, Last Name, Company Type, Products, Role'],
    ['First Name,Role\nAna,User', 'add', false, 'Last Name, Email, Company Type, Products'],
    ['First Name,Role\nAna,User', 'edit', false, 'Email'],
  ] as const)(
    'USR-17 of the file %j is not read to %s: the error names the missing columns, and whether the file could edit users',
    async (...of) => {
      const [file, mode, fitsEdit, columns] = of
      const error: HttpError = await check(Buffer.from(file), FILE, mode).then(
        () => Promise.reject(new Error('It was read.')),
        (failure: HttpError) => failure,
      )
      expect([error.code, error.status]).toEqual(['COLUMNS_MISSING' satisfies ErrorCode, 400])
      expect(error.options.current).toMatchObject({ fitsEdit })
      expect(error.message.startsWith(`Missing columns: ${columns}.`)).toBe(true)
      expect(error.message.endsWith('upload it as an edit of users.')).toBe(fitsEdit)
    },
  )
})
