import type {
  CellError,
  CellProblem,
  CheckedRow,
  EmailProblem,
  NewDomain,
  ProductCode,
  RowCounts,
  CheckStatus,
  ImportMode,
  UserRole,
} from '@tessera/contract'
import { actionsOn, domainOf, joinProducts } from '@tessera/contract'
import { isPublicMail } from '../domains/rules.ts'
import { emailProblemOf } from '../users/email-problems.ts'
import type { KnownUser } from '../users/known-users.ts'
import type { ParsedRow } from './import-rows.ts'

/** Data that rows are checked against. */
export interface ImportContext {
  companyId: string
  /** Login id of the user who imports the rows. */
  readerId: string
  domains: readonly NewDomain[]
  /** Users by email address, of all companies. */
  people: ReadonlyMap<string, KnownUser>
  companyProducts: readonly ProductCode[]
  activeAdmins: number
  productTitle: (code: ProductCode) => string
  roleTitle: (role: UserRole) => string
}

/** A row with the user that it would update, or null. */
interface CheckedUserRow extends CheckedRow {
  read: ParsedRow
  person: KnownUser | null
}

const inOrder = (codes: readonly ProductCode[]) => codes.toSorted().join()

function conflictsOf(read: ParsedRow, person: KnownUser, context: ImportContext): CheckedRow['conflicts'] {
  const titles = (codes: readonly ProductCode[]) => joinProducts(codes.map(context.productTitle))
  const { firstName, lastName, products, role } = read
  const conflicts: CheckedRow['conflicts'] = []
  // Fields without a column stay unchanged.
  if (firstName !== null && firstName !== person.firstName) {
    conflicts.push({ field: 'firstName', before: person.firstName, after: firstName })
  }
  if (lastName !== null && lastName !== person.lastName) {
    conflicts.push({ field: 'lastName', before: person.lastName, after: lastName })
  }
  if (products !== null && inOrder(products) !== inOrder(person.products)) {
    conflicts.push({ field: 'products', before: titles(person.products), after: titles(products) })
  }
  if (role !== null && role !== person.role) {
    conflicts.push({ field: 'role', before: context.roleTitle(person.role), after: context.roleTitle(role) })
  }
  return conflicts
}

/**
 * The error of a cell whose address cannot be added. It is at the company type if the address fits the other type. A
 * public domain can belong to no company, so its error does not suggest adding it.
 */
export function emailError(code: EmailProblem, email: string): CellError {
  const isPublic =
    code === 'DOMAIN_NOT_AUTHORIZED' && isPublicMail(domainOf(email.slice(email.lastIndexOf('@') + 1)) ?? '')
  if (isPublic) return { field: 'email', code: 'public_address' }
  const isOfType = code === 'OWN_DOMAIN' || code === 'THIRD_PARTY_DOMAIN'
  return { field: isOfType ? 'companyType' : 'email', code }
}

/** Errors of a row about a user of the company. */
function errorsOfKnown(read: ParsedRow, person: KnownUser, context: ImportContext): CellError[] {
  if (person.status === 'BLOCKED') return [{ field: 'email', code: 'USER_BLOCKED' }]
  if (!actionsOn(person).includes('EDIT')) return [{ field: 'email', code: 'OTHER_STATUS' }]
  const problems: CellError[] = []
  if (read.companyType !== null && read.companyType !== person.kind)
    problems.push({ field: 'companyType', code: 'other_type' })
  // Users keep products that their company no longer has.
  const added = (read.products ?? []).filter((code) => !person.products.includes(code))
  if (added.some((code) => !context.companyProducts.includes(code)))
    problems.push({ field: 'products', code: 'not_of_company' })
  const isOwn = read.email === context.readerId
  if (isOwn && read.role !== null && read.role !== person.role) problems.push({ field: 'role', code: 'own_role' })
  return problems
}

/** Errors of a row that would add a user. */
function errorsOfNew(read: ParsedRow, mode: ImportMode, context: ImportContext): CellError[] {
  // Users of other companies are not disclosed.
  if (mode === 'edit') return [{ field: 'email', code: 'NOT_FOUND' }]
  const problems: CellError[] = []
  if (read.companyType !== null) {
    const person = context.people.get(read.email)
    const requested = { companyId: context.companyId, kind: read.companyType, domains: context.domains, person }
    const problem = emailProblemOf(read.email, requested)
    if (problem) problems.push(emailError(problem, read.email))
  }
  if (read.products?.some((code) => !context.companyProducts.includes(code)))
    problems.push({ field: 'products', code: 'not_of_company' })
  return problems
}

function statusOf({ errors, conflicts, person }: Pick<CheckedUserRow, 'errors' | 'conflicts' | 'person'>): CheckStatus {
  if (errors.length > 0) return 'INVALID'
  if (!person) return 'VALID'
  return conflicts.length > 0 ? 'WOULD_OVERWRITE' : 'UNCHANGED'
}

function checkRow(read: ParsedRow, mode: ImportMode, context: ImportContext): CheckedUserRow {
  const { row, values } = read
  const found = context.people.get(read.email)
  const person = found?.companyId === context.companyId ? found : null
  const problems = person ? errorsOfKnown(read, person, context) : errorsOfNew(read, mode, context)
  const own = problems.filter(({ field }) => read.errors.every((error) => error.field !== field))
  const errors = [...read.errors, ...own]
  const conflicts = person && errors.length === 0 ? conflictsOf(read, person, context) : []
  return { row, values, errors, conflicts, status: statusOf({ errors, conflicts, person }), read, person }
}

/** The first row of each email address. */
function firstRows(rows: readonly ParsedRow[]): ReadonlyMap<string, ParsedRow> {
  return new Map(rows.map((row) => [row.email, row] as const).toReversed())
}

const PRODUCT_PROBLEMS: readonly CellProblem[] = ['unknown_product', 'not_of_company']

/** Adds the company's products to errors about products. */
function withKnownProducts(
  errors: readonly CellError[],
  { companyProducts, productTitle }: ImportContext,
): CellError[] {
  return errors.map((error) =>
    PRODUCT_PROBLEMS.includes(error.code) ? { ...error, known: companyProducts.map(productTitle) } : error,
  )
}

const changesRole = ({ status, person, read }: CheckedUserRow, to: UserRole) =>
  status === 'WOULD_OVERWRITE' && person?.status === 'ACTIVE' && person.role !== to && read.role === to

/** Rows that would take the role from the last administrator, even after all rows that give it. */
function lastAdmins(rows: readonly CheckedUserRow[], activeAdmins: number): Set<CheckedUserRow> {
  let remaining = activeAdmins + rows.filter((row) => changesRole(row, 'ADMIN')).length
  const refused = new Set<CheckedUserRow>()
  for (const row of rows) {
    if (!changesRole(row, 'USER')) continue
    if (remaining <= 1) refused.add(row)
    else remaining -= 1
  }
  return refused
}

/** Checks the rows of a file of users. */
export function checkRows(rows: readonly ParsedRow[], mode: ImportMode, context: ImportContext): CheckedRow[] {
  const firsts = firstRows(rows)
  const checkedRows = rows.map((read): CheckedUserRow => {
    const first = read.email === '' ? read : (firsts.get(read.email) ?? read)
    if (first === read) return checkRow(read, mode, context)
    const errors = [...read.errors, { field: 'email', code: 'doubled', firstRow: first.row } as const]
    return { row: read.row, values: read.values, errors, conflicts: [], status: 'INVALID', read, person: null }
  })
  const refused = lastAdmins(checkedRows, context.activeAdmins)
  return checkedRows.map((row) => {
    const { read: _, person: _person, ...checked } = row
    if (!refused.has(row)) return { ...checked, errors: withKnownProducts(checked.errors, context) }
    return { ...checked, conflicts: [], status: 'INVALID', errors: [{ field: 'role', code: 'LAST_ADMIN' }] }
  })
}

/** The number of rows by status. */
export function countRows(rows: readonly Pick<CheckedRow, 'status'>[]): RowCounts {
  const count = (wanted: CheckStatus) => rows.filter(({ status }) => status === wanted).length
  return {
    valid: count('VALID'),
    invalid: count('INVALID'),
    wouldOverwrite: count('WOULD_OVERWRITE'),
    unchanged: count('UNCHANGED'),
  }
}
