import type {
  CellFault,
  CellProblem,
  CheckedRow,
  NewDomain,
  ProductCode,
  RowCounts,
  RowOutcome,
  SheetMode,
  UserKind,
  UserRole,
  UserStage,
  UserStatus,
} from '@tessera/contract'
import { actionsOn, joinProducts } from '@tessera/contract'
import { emailFault, emailProblemOf } from './email-problems.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Somebody whom a row may be about, as they are. */
export interface KnownPerson {
  companyId: string
  status: UserStatus
  stage: UserStage | null
  firstName: string
  lastName: string
  kind: UserKind
  role: UserRole
  products: readonly ProductCode[]
}

/** What rows are checked against, and for whom. */
export interface SheetFacts {
  companyId: string
  /** Who uploads the rows. */
  own: string
  domains: readonly NewDomain[]
  /** Everybody here who has one of the rows' addresses, by it. */
  people: ReadonlyMap<string, KnownPerson>
  companyProducts: readonly ProductCode[]
  activeAdmins: number
  productTitle: (code: ProductCode) => string
  roleTitle: (role: UserRole) => string
}

/** A row with the person whom it would change, or null. */
interface Judged extends CheckedRow {
  read: SheetRow
  person: KnownPerson | null
}

const inOrder = (codes: readonly ProductCode[]) => codes.toSorted().join()

function conflictsOf(read: SheetRow, person: KnownPerson, facts: SheetFacts): CheckedRow['conflicts'] {
  const titles = (codes: readonly ProductCode[]) => joinProducts(codes.map(facts.productTitle))
  const { firstName, lastName, products, role } = read
  const conflicts: CheckedRow['conflicts'] = []
  // Of what the file says nothing, all stays as it is.
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
    conflicts.push({ field: 'role', before: facts.roleTitle(person.role), after: facts.roleTitle(role) })
  }
  return conflicts
}

/** What is wrong with a row that is about somebody of the company. */
function problemsWith(read: SheetRow, person: KnownPerson, facts: SheetFacts): CellFault[] {
  if (person.status === 'BLOCKED') return [{ field: 'email', code: 'USER_BLOCKED' }]
  if (!actionsOn(person).includes('EDIT')) return [{ field: 'email', code: 'OTHER_STATUS' }]
  const problems: CellFault[] = []
  if (read.companyType !== null && read.companyType !== person.kind)
    problems.push({ field: 'companyType', code: 'other_type' })
  // What somebody has stays theirs, also where the company gives it to nobody any more.
  const added = (read.products ?? []).filter((code) => !person.products.includes(code))
  if (added.some((code) => !facts.companyProducts.includes(code)))
    problems.push({ field: 'products', code: 'not_of_company' })
  const isOwn = read.email === facts.own
  if (isOwn && read.role !== null && read.role !== person.role) problems.push({ field: 'role', code: 'own_role' })
  return problems
}

/** What is wrong with a row that is about nobody of the company. */
function problemsWithNew(read: SheetRow, mode: SheetMode, facts: SheetFacts): CellFault[] {
  // Of people elsewhere nothing is told here.
  if (mode === 'edit') return [{ field: 'email', code: 'NOT_FOUND' }]
  const problems: CellFault[] = []
  if (read.companyType !== null) {
    const person = facts.people.get(read.email)
    const asked = { companyId: facts.companyId, kind: read.companyType, domains: facts.domains, person }
    const problem = emailProblemOf(read.email, asked)
    if (problem) problems.push(emailFault(problem, read.email))
  }
  if (read.products?.some((code) => !facts.companyProducts.includes(code)))
    problems.push({ field: 'products', code: 'not_of_company' })
  return problems
}

function outcomeOf({ errors, conflicts, person }: Pick<Judged, 'errors' | 'conflicts' | 'person'>): RowOutcome {
  if (errors.length > 0) return 'TO_MEND'
  if (!person) return 'GOOD'
  return conflicts.length > 0 ? 'WOULD_OVERWRITE' : 'NOTHING_TO_DO'
}

function judge(read: SheetRow, mode: SheetMode, facts: SheetFacts): Judged {
  const { row, values } = read
  const found = facts.people.get(read.email)
  const person = found?.companyId === facts.companyId ? found : null
  const problems = person ? problemsWith(read, person, facts) : problemsWithNew(read, mode, facts)
  const told = problems.filter(({ field }) => read.errors.every((fault) => fault.field !== field))
  const errors = [...read.errors, ...told]
  const conflicts = person && errors.length === 0 ? conflictsOf(read, person, facts) : []
  return { row, values, errors, conflicts, outcome: outcomeOf({ errors, conflicts, person }), read, person }
}

/** The first row of each address. */
function firstRows(rows: readonly SheetRow[]): ReadonlyMap<string, SheetRow> {
  return new Map(rows.map((row) => [row.email, row] as const).toReversed())
}

const OF_PRODUCTS: readonly CellProblem[] = ['unknown_product', 'not_of_company']

/** Faults with what would do, where others than the company's products are named. */
function withKnown(errors: readonly CellFault[], { companyProducts, productTitle }: SheetFacts): CellFault[] {
  return errors.map((fault) =>
    OF_PRODUCTS.includes(fault.code) ? { ...fault, known: companyProducts.map(productTitle) } : fault,
  )
}

const changesRole = ({ outcome, person, read }: Judged, to: UserRole) =>
  outcome === 'WOULD_OVERWRITE' && person?.status === 'ACTIVE' && person.role !== to && read.role === to

/** Those who would leave the company without an administrator, were all the others' roles changed first. */
function lastAdmins(rows: readonly Judged[], activeAdmins: number): Set<Judged> {
  let left = activeAdmins + rows.filter((row) => changesRole(row, 'ADMIN')).length
  const refused = new Set<Judged>()
  for (const row of rows) {
    if (!changesRole(row, 'USER')) continue
    if (left <= 1) refused.add(row)
    else left -= 1
  }
  return refused
}

/** Checks the rows of a file of users against what there is. */
export function checkRows(rows: readonly SheetRow[], mode: SheetMode, facts: SheetFacts): CheckedRow[] {
  const firsts = firstRows(rows)
  const judged = rows.map((read): Judged => {
    const first = read.email === '' ? read : (firsts.get(read.email) ?? read)
    if (first === read) return judge(read, mode, facts)
    const errors = [...read.errors, { field: 'email', code: 'doubled', firstRow: first.row } as const]
    return { row: read.row, values: read.values, errors, conflicts: [], outcome: 'TO_MEND', read, person: null }
  })
  const refused = lastAdmins(judged, facts.activeAdmins)
  return judged.map((row) => {
    const { read: _, person: _person, ...checked } = row
    if (!refused.has(row)) return { ...checked, errors: withKnown(checked.errors, facts) }
    return { ...checked, conflicts: [], outcome: 'TO_MEND', errors: [{ field: 'role', code: 'LAST_ADMIN' }] }
  })
}

/** How many rows come to what. */
export function countRows(rows: readonly Pick<CheckedRow, 'outcome'>[]): RowCounts {
  const count = (wanted: RowOutcome) => rows.filter(({ outcome }) => outcome === wanted).length
  return {
    good: count('GOOD'),
    toMend: count('TO_MEND'),
    wouldOverwrite: count('WOULD_OVERWRITE'),
    nothingToDo: count('NOTHING_TO_DO'),
  }
}
