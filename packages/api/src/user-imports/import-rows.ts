import type {
  CellError,
  CellProblem,
  ProductCode,
  ImportField,
  ImportMode,
  ImportValues,
  UserKind,
  UserRole,
} from '@tessera/contract'
import {
  isEmail,
  hasTags,
  isPersonName,
  refusedPart,
  LIMITS,
  loginIdOf,
  oneLine,
  PRODUCT_SEPARATOR,
  IMPORT_FIELDS,
  withoutUnseen,
} from '@tessera/contract'
import { HttpError } from '../core/http/http-error.ts'
import { comparableText } from '../files/comparable-text.ts'
import { unescapeFormula } from '../files/formula-text.ts'
import type { Table } from '../files/table.ts'
import { isOfRemainingRows, columnIndexes } from './import-headings.ts'
import type { ImportLabels } from './import-labels.ts'
import { HEADINGS } from './import-labels.ts'

/** A row of a file, before it is parsed. */
export interface WrittenRow {
  row: number
  values: ImportValues
}

/** A parsed row. A value is null if its cell has an error, or if the file does not have its column. */
export interface ParsedRow extends WrittenRow {
  firstName: string | null
  lastName: string | null
  email: string
  companyType: UserKind | null
  products: ProductCode[] | null
  role: UserRole | null
  errors: CellError[]
}

/** Refuses a file without the needed columns: all of them to add users, the email and one more to edit users. */
function checkColumns(known: readonly ImportField[], mode: ImportMode): void {
  const needed: readonly ImportField[] = mode === 'add' ? IMPORT_FIELDS : ['email']
  const missing = needed.filter((field) => !known.includes(field))
  if (missing.length > 0) {
    // The file has enough columns to edit users.
    const fitsEdit = known.includes('email') && known.length > 1
    const columns = `Missing columns: ${missing.map((field) => HEADINGS['en-US'][field]).join(', ')}.`
    const message = fitsEdit ? `${columns} To edit existing users, upload it as an edit of users.` : columns
    throw new HttpError('COLUMNS_MISSING', { message, current: { columns: missing, fitsEdit } })
  }
  if (known.length === 1) throw new HttpError('NOTHING_TO_CHANGE')
}

/** The rows of a table by field, and the headings of unknown columns. */
export function writtenRows(
  { headings, rows }: Table,
  mode: ImportMode,
): { rows: WrittenRow[]; skippedColumns: string[] } {
  const indexes = columnIndexes(headings)
  checkColumns([...indexes.keys()], mode)
  const used = new Set(indexes.values())
  return {
    skippedColumns: headings.filter(
      (heading, index) => heading.trim() !== '' && !isOfRemainingRows(heading) && !used.has(index),
    ),
    rows: rows.map(({ row, cells }) => {
      const values: ImportValues = {}
      for (const [field, index] of indexes) values[field] = unescapeFormula(cells[index] ?? '')
      return { row, values }
    }),
  }
}

/** Trims a cell, normalizes its spaces and removes invisible characters; null if its column is missing. */
const trimmed = (text: string | undefined) =>
  text === undefined
    ? null
    : withoutUnseen(text)
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .trim()

/** A name in one line; null if its column is missing. */
const nameIn = (text: string | undefined) => (text === undefined ? null : oneLine(text))

function nameProblem(name: string): CellProblem | null {
  if (name.length > LIMITS.text) return `too_big:${LIMITS.text}`
  return isPersonName(name) ? null : 'name'
}

/** The error of a cell, without regard to other data: an empty cell first, then markup, then the given problem. */
function errorOf(field: ImportField, text: string | null, problem: CellProblem | null): CellError[] {
  if (text === null) return []
  if (text === '') return [{ field, code: 'required' }]
  const code = hasTags(text) ? 'markup' : problem
  if (!code) return []
  const found = refusedPart(code, text)
  return [{ field, code, ...(found !== undefined && { found }) }]
}

/** Separators of products: that of our own files first, then others that users write. */
const SEPARATORS = [PRODUCT_SEPARATOR, /[|,;\n]/]

/** The products of a cell without duplicates; undefined if one is unknown. */
function productsIn(text: string, { products }: ImportLabels): ProductCode[] | undefined {
  for (const separator of SEPARATORS) {
    const names = text.split(separator).filter((name) => name.trim() !== '')
    const codes = names.map((name) => products.get(comparableText(name)))
    const known = codes.filter((code) => code !== undefined)
    if (known.length > 0 && known.length === codes.length) return [...new Set(known)]
  }
  return undefined
}

/** Parses the cells of a row and checks each by itself. */
export function parseRow({ row, values }: WrittenRow, labels: ImportLabels): ParsedRow {
  const textOf = (field: ImportField) => trimmed(values[field])
  const firstName = nameIn(values.firstName)
  const lastName = nameIn(values.lastName)
  const email = loginIdOf(textOf('email') ?? '')
  const companyType = labels.kinds.get(comparableText(textOf('companyType') ?? '')) ?? null
  const products = productsIn(textOf('products') ?? '', labels) ?? null
  const role = labels.roles.get(comparableText(textOf('role') ?? '')) ?? null
  const errors = [
    ...errorOf('firstName', firstName, nameProblem(firstName ?? '')),
    ...errorOf('lastName', lastName, nameProblem(lastName ?? '')),
    ...errorOf('email', email, isEmail(email) ? null : 'INVALID_EMAIL'),
    ...errorOf('companyType', textOf('companyType'), companyType ? null : 'unknown_type'),
    ...errorOf('products', textOf('products'), products ? null : 'unknown_product'),
    ...errorOf('role', textOf('role'), role ? null : 'unknown_role'),
  ]
  const isAddress = errors.every(({ field }) => field !== 'email')
  return { row, values, firstName, lastName, email: isAddress ? email : '', companyType, products, role, errors }
}
