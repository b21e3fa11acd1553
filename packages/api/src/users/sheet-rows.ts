import type {
  CellFault,
  CellProblem,
  ProductCode,
  SheetField,
  SheetMode,
  SheetValues,
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
  SHEET_FIELDS,
  withoutUnseen,
} from '@tessera/contract'
import { RequestFailure } from '../core/http/http-error.ts'
import { plainWord } from '../files/plain-word.ts'
import type { Table } from '../files/table.ts'
import { isOfFailedRows, placesOf } from './sheet-headings.ts'
import type { SheetWords } from './sheet-words.ts'
import { HEADINGS } from './sheet-words.ts'

/** A row as it was written. */
export interface WrittenRow {
  row: number
  values: SheetValues
}

/** A row as it is understood; what is not, and is a fault of its cell, is null, as is what its file says nothing of. */
export interface SheetRow extends WrittenRow {
  firstName: string | null
  lastName: string | null
  email: string
  companyType: UserKind | null
  products: ProductCode[] | null
  role: UserRole | null
  errors: CellFault[]
}

/** A text without the mark by which our own files keep it from being a formula. */
const asWritten = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

/** Refuses a file that does not say enough: who is added needs all columns, who is changed an address and something else. */
function checkColumns(known: readonly SheetField[], mode: SheetMode): void {
  const needed: readonly SheetField[] = mode === 'add' ? SHEET_FIELDS : ['email']
  const missing = needed.filter((field) => !known.includes(field))
  if (missing.length > 0) {
    // Of whoever is there already, that would do.
    const fitsEdit = known.includes('email') && known.length > 1
    const columns = `Missing columns: ${missing.map((field) => HEADINGS['en-US'][field]).join(', ')}.`
    const message = fitsEdit
      ? `${columns} To change people who are there already, send it as a change of users.`
      : columns
    throw new RequestFailure('COLUMNS_MISSING', { message, current: { columns: missing, fitsEdit } })
  }
  if (known.length === 1) throw new RequestFailure('NOTHING_TO_CHANGE')
}

/** The rows of a table by their columns, whatever the order of these, and the columns that nobody knows. */
export function writtenRows({ headings, rows }: Table, mode: SheetMode): { rows: WrittenRow[]; leftOut: string[] } {
  const places = placesOf(headings)
  checkColumns([...places.keys()], mode)
  const used = new Set(places.values())
  return {
    leftOut: headings.filter((heading, place) => heading.trim() !== '' && !isOfFailedRows(heading) && !used.has(place)),
    rows: rows.map(({ row, cells }) => {
      const values: SheetValues = {}
      for (const [field, place] of places) values[field] = asWritten(cells[place] ?? '')
      return { row, values }
    }),
  }
}

/** Spaces of one kind, none around, and nothing that nobody sees; null where nothing is said. */
const tidy = (text: string | undefined) =>
  text === undefined
    ? null
    : withoutUnseen(text)
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .trim()

/** A name in one line; null where its column is missing. */
const nameIn = (text: string | undefined) => (text === undefined ? null : oneLine(text))

function nameProblem(name: string): CellProblem | null {
  if (name.length > LIMITS.text) return `too_big:${LIMITS.text}`
  return isPersonName(name) ? null : 'name'
}

/** What is wrong with a cell by itself, if there is one: first that it is empty, then that it is no plain text. */
function faultOf(field: SheetField, text: string | null, problem: CellProblem | null): CellFault[] {
  if (text === null) return []
  if (text === '') return [{ field, code: 'required' }]
  const code = hasTags(text) ? 'markup' : problem
  if (!code) return []
  const found = refusedPart(code, text)
  return [{ field, code, ...(found !== undefined && { found }) }]
}

/** What products are set apart by in our own files, and what else people write. */
const SEPARATORS = [PRODUCT_SEPARATOR, /[|,;\n]/]

/** The products of a cell, each once; undefined where one of them is none. */
function productsIn(text: string, { products }: SheetWords): ProductCode[] | undefined {
  for (const separator of SEPARATORS) {
    const names = text.split(separator).filter((name) => name.trim() !== '')
    const codes = names.map((name) => products.get(plainWord(name)))
    const known = codes.filter((code) => code !== undefined)
    if (known.length > 0 && known.length === codes.length) return [...new Set(known)]
  }
  return undefined
}

/** What each cell holds, and what is wrong with it by itself. */
export function understandRow({ row, values }: WrittenRow, words: SheetWords): SheetRow {
  const textOf = (field: SheetField) => tidy(values[field])
  const firstName = nameIn(values.firstName)
  const lastName = nameIn(values.lastName)
  const email = loginIdOf(textOf('email') ?? '')
  const companyType = words.kinds.get(plainWord(textOf('companyType') ?? '')) ?? null
  const products = productsIn(textOf('products') ?? '', words) ?? null
  const role = words.roles.get(plainWord(textOf('role') ?? '')) ?? null
  const errors = [
    ...faultOf('firstName', firstName, nameProblem(firstName ?? '')),
    ...faultOf('lastName', lastName, nameProblem(lastName ?? '')),
    ...faultOf('email', email, isEmail(email) ? null : 'INVALID_EMAIL'),
    ...faultOf('companyType', textOf('companyType'), companyType ? null : 'unknown_type'),
    ...faultOf('products', textOf('products'), products ? null : 'unknown_product'),
    ...faultOf('role', textOf('role'), role ? null : 'unknown_role'),
  ]
  const isAddress = errors.every(({ field }) => field !== 'email')
  return { row, values, firstName, lastName, email: isAddress ? email : '', companyType, products, role, errors }
}
