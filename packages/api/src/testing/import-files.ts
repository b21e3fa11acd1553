import type { CellProblem, ProductCode, CheckStatus, ImportField, UserKind, UserRole } from '@tessera/contract'
import { LOCALES, IMPORT_FIELDS } from '@tessera/contract'
import { createRandom } from '../core/mock/random.ts'
import type { ImportContext } from '../user-imports/check-rows.ts'
import type { KnownUser } from '../users/known-users.ts'
import { ALSO_CALLED } from '../user-imports/import-headings.ts'
import { HEADINGS, ROLES } from '../user-imports/import-labels.ts'

export type Values = Record<ImportField, string>

/** The expected result of a row. */
export interface Expected {
  row: number
  status: CheckStatus
  errors: { field: ImportField; code: CellProblem }[]
  /** The fields that it would overwrite. */
  conflicts: ImportField[]
}

/** A file of users with errors in it, and the expected result of each row. */
export interface ImportFile {
  table: string[][]
  expected: Expected[]
  context: ImportContext
}

/** Product names; the company doesn't have the last one. */
export const TITLES: { code: ProductCode; title: string }[] = [
  { code: 'SHOPPER_BEHAVIOR', title: 'Shopper Behavior' },
  { code: 'SHOPPER_BEHAVIOR', title: 'Comportamiento del comprador' },
  { code: 'SHOPPER_BEHAVIOR', title: 'Comportement des acheteurs' },
  { code: 'REPORT_BUILDER', title: 'Report Builder' },
  { code: 'REPORT_BUILDER', title: 'Générateur de rapports' },
  { code: 'CUSTOMER_PULSE', title: 'Customer Pulse' },
  { code: 'CUSTOMER_PULSE', title: 'Opinión del cliente' },
  { code: 'DIGITAL_LANDSCAPES', title: 'Digital Landscapes' },
]
const OWN_PRODUCTS: ProductCode[] = ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER', 'CUSTOMER_PULSE']
const FIRST_NAMES = ['Ana', 'José', 'Zoë', 'Anne-Marie', 'D’Arcy', 'Çelik', 'Núria']
const LAST_NAMES = ['Muñoz', 'O’Neil', 'Lefèvre', 'de la Cruz', 'Œuvrard', 'St. John']
const KIND_LABELS: Record<UserKind, string[]> = {
  COMPANY: ['COMPANY', 'our company', 'Nuestra empresa', 'NOTRE ENTREPRISE', 'Supplier'],
  THIRD_PARTY: ['third_party', 'Third party', 'Tercero', 'tiers', 'Third Party User'],
}
const COMPANY = 'company'
const OWN = 'me@campo.example'

const unaccented = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')

/** An error in an otherwise valid row. */
type ErrorCase = [
  name: string,
  values: (valid: Values, n: number) => Partial<Values>,
  field: ImportField,
  code: CellProblem,
  person?: Partial<KnownUser>,
]

/** Errors by kind. */
export const ERRORS: readonly ErrorCase[] = [
  ['no @', (_, n) => ({ email: `ana${n}campo.example` }), 'email', 'INVALID_EMAIL'],
  ['no dot', (_, n) => ({ email: `ana${n}@campo` }), 'email', 'INVALID_EMAIL'],
  ['two addresses', (_, n) => ({ email: `a${n}@campo.example; b${n}@campo.example` }), 'email', 'INVALID_EMAIL'],
  ['no address', () => ({ email: ' ' }), 'email', 'required'],
  ['a long address', (_, n) => ({ email: `${'a'.repeat(250)}${n}@campo.example` }), 'email', 'INVALID_EMAIL'],
  ['a tag in an address', (_, n) => ({ email: `<i>a${n}</i>@campo.example` }), 'email', 'markup'],
  ['a wrong domain', (_, n) => ({ email: `ana${n}@otra.example` }), 'email', 'DOMAIN_NOT_AUTHORIZED'],
  ['a like domain', (_, n) => ({ email: `ana${n}@malcampo.example` }), 'email', 'DOMAIN_NOT_AUTHORIZED'],
  ['a partner as own', (_, n) => ({ email: `p${n}@socio.example` }), 'companyType', 'THIRD_PARTY_DOMAIN'],
  ['own as a partner', () => ({ companyType: 'Tiers' }), 'companyType', 'OWN_DOMAIN'],
  ['blocked', () => ({}), 'email', 'USER_BLOCKED', { status: 'BLOCKED', stage: null }],
  ['foreign', () => ({}), 'email', 'USER_IN_OTHER_COMPANY', { companyId: 'another' }],
  ['expired', () => ({}), 'email', 'OTHER_STATUS', { status: 'PENDING', stage: 'EXPIRED' }],
  ['another kind', () => ({}), 'companyType', 'other_type', { kind: 'THIRD_PARTY' }],
  ['no first name', () => ({ firstName: '' }), 'firstName', 'required'],
  ['no last name', () => ({ lastName: '\u00a0' }), 'lastName', 'required'],
  ['digits', () => ({ firstName: 'R2D2' }), 'firstName', 'name'],
  ['a formula', () => ({ lastName: '=1+1' }), 'lastName', 'name'],
  ['a tag', ({ lastName }) => ({ lastName: `<b>${lastName}</b>` }), 'lastName', 'markup'],
  ['a comment', ({ firstName }) => ({ firstName: `${firstName}<!-- -->` }), 'firstName', 'markup'],
  ['a long name', () => ({ lastName: 'Ñ'.repeat(51) }), 'lastName', 'too_big:50'],
  ['an unknown product', () => ({ products: 'Report Builder | Crystal Ball' }), 'products', 'unknown_product'],
  ['separators alone', () => ({ products: ' | ' }), 'products', 'unknown_product'],
  ['no product', () => ({ products: '' }), 'products', 'required'],
  ['a foreign product', () => ({ products: 'digital landscapes' }), 'products', 'not_of_company'],
  ['an unknown type', () => ({ companyType: 'Friend' }), 'companyType', 'unknown_type'],
  ['no type', () => ({ companyType: '' }), 'companyType', 'required'],
  ['an unknown role', () => ({ role: 'King' }), 'role', 'unknown_role'],
  ['no role', () => ({ role: '' }), 'role', 'required'],
]

/**
 * Makes a file with the given number of rows: new users, known ones with the same and with other values, and every
 * error repeatedly.
 */
export function makeImportFile(seed: number, count: number): ImportFile {
  const generator = createRandom(seed)
  const random = () => generator.next()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const spelled = (word: string) =>
    pick([word, word.toUpperCase(), word.toLowerCase(), unaccented(word), ` ${word}\u00a0`])
  const people = new Map<string, KnownUser>()

  const productsAs = (codes: readonly ProductCode[]) =>
    codes.map((code) => spelled(pick([code, ...TITLES.filter((each) => each.code === code).map(({ title }) => title)])))
  const someProducts = () => OWN_PRODUCTS.filter((_, index) => index === 0 || random() < 0.4)
  const personOf = (n: number, changes: Partial<KnownUser>): KnownUser => ({
    companyId: COMPANY,
    status: 'ACTIVE',
    stage: null,
    firstName: pick(FIRST_NAMES),
    lastName: pick(LAST_NAMES),
    kind: n % 7 === 0 ? 'THIRD_PARTY' : 'COMPANY',
    role: pick(['ADMIN', 'USER']),
    products: someProducts(),
    ...changes,
  })
  const valuesOf = ({ firstName, lastName, kind, products, role }: KnownUser, email: string): Values => ({
    firstName: pick([firstName, ` ${firstName} `]),
    lastName,
    email: pick([email, email.toUpperCase(), ` ${email}`]),
    companyType: spelled(pick(KIND_LABELS[kind])),
    products: productsAs(products).join(pick([' | ', '|'])),
    role: spelled(pick([role, ...LOCALES.map((locale) => ROLES[locale][role])])),
  })
  const addressOf = (n: number, kind: UserKind) =>
    kind === 'COMPANY' ? `p${n}@${pick(['', 'norte.'])}campo.example` : `p${n}@socio.example`

  const rows: { values: Values | null; expected: Omit<Expected, 'row'> }[] = []
  const add = (values: Values, status: CheckStatus, expected: Partial<Expected> = {}) =>
    rows.push({ values, expected: { status, errors: [], conflicts: [], ...expected } })

  const faulty = (n: number) => {
    const [, changed, field, code, known] = ERRORS[n % ERRORS.length] as ErrorCase
    const person = personOf(n, { kind: 'COMPANY' })
    const email = addressOf(n, 'COMPANY')
    if (known) people.set(email, { ...person, ...known })
    const good = valuesOf(person, email)
    add({ ...good, ...changed({ ...good, ...person, products: good.products, role: good.role }, n) }, 'INVALID', {
      errors: [{ field, code }],
    })
  }
  const known = (n: number) => {
    const person = personOf(n, n % 3 === 0 ? { status: 'PENDING', stage: 'INVITATION_SENT' } : {})
    const email = addressOf(n, person.kind)
    people.set(email, person)
    const isPending = person.status === 'PENDING'
    const changes: [ImportField, Partial<KnownUser>][] = [
      ['firstName', { firstName: 'Nueva' }],
      ['lastName', { lastName: 'Otro' }],
      ['products', { products: person.products.length > 1 ? ['REPORT_BUILDER'] : OWN_PRODUCTS }],
      // Active users keep their roles here, because a change would affect the number of administrators. Separate rows
      // below change such roles.
      ['role', isPending ? { role: person.role === 'ADMIN' ? 'USER' : 'ADMIN' } : {}],
    ]
    const chosen = changes.filter(([field]) => random() < 0.3 && (field !== 'role' || isPending))
    const values = valuesOf(Object.assign({ ...person }, ...chosen.map(([, change]) => change)), email)
    const conflicts = chosen.map(([field]) => field)
    add(values, conflicts.length > 0 ? 'WOULD_OVERWRITE' : 'UNCHANGED', { conflicts })
  }

  people.set(OWN, personOf(1, { kind: 'COMPANY', role: 'USER' }))
  people.set('last@campo.example', personOf(1, { kind: 'COMPANY', role: 'ADMIN' }))
  for (const [email, role, code] of [
    [OWN, 'ADMIN', 'own_role'],
    ['last@campo.example', 'USER', 'LAST_ADMIN'],
  ] as [string, UserRole, CellProblem][]) {
    const person = people.get(email) as KnownUser
    add(valuesOf({ ...person, role }, email), 'INVALID', { errors: [{ field: 'role', code }] })
  }
  while (rows.length < count) {
    const n = rows.length
    const roll = random()
    const person = personOf(n, {})
    const earlier = rows.filter(({ expected }) => expected.status === 'VALID').at(-1)?.values
    if (roll < 0.3) faulty(n)
    else if (roll < 0.5) known(n)
    else if (roll < 0.52 && earlier) {
      const values = { ...valuesOf(person, ''), email: earlier.email.trim().toUpperCase() }
      add(values, 'INVALID', { errors: [{ field: 'email', code: 'doubled' }] })
    } else add(valuesOf(person, addressOf(n, person.kind)), 'VALID')
  }

  const columns = [...IMPORT_FIELDS, 'Notas', 'Costo'].toSorted(() => random() - 0.5)
  const headings = columns.map((column) => {
    const field = IMPORT_FIELDS.find((name) => name === column)
    return field ? spelled(pick([HEADINGS[pick(LOCALES)][field], ...ALSO_CALLED[field]])) : column
  })
  const table = [headings]
  const expected = rows.map(({ values, expected: result }) => {
    if (random() < 0.02) table.push(columns.map(() => ' '))
    table.push(columns.map((column) => values?.[column as ImportField] ?? pick(['', '1,5', 'a;b\t"c"\nd'])))
    return { row: table.length, ...result }
  })
  const context: ImportContext = {
    companyId: COMPANY,
    readerId: OWN,
    domains: [
      { domainName: 'campo.example', allow_sub_domains: true, is3pDomain: false },
      { domainName: 'socio.example', allow_sub_domains: false, is3pDomain: true },
    ],
    people,
    companyProducts: OWN_PRODUCTS,
    activeAdmins: 1,
    productTitle: (code) => code,
    roleTitle: (role) => role,
  }
  return { table, expected, context }
}
