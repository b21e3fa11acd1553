import type { IncidentStatus, Locale } from '@tessera/contract'
import { TENANT_LOCALES } from '@tessera/contract'
import type { Person } from '../people.ts'
import type { Case, CaseTexts } from './cases.ts'
import { CASES_EN } from './cases.en-US.ts'
import { CASES_ES } from './cases.es-MX.ts'
import { CASES_FR } from './cases.fr-CA.ts'

/** The texts of incidents, by language. */
export const CASES: Readonly<Record<Locale, CaseTexts>> = { 'en-US': CASES_EN, 'es-MX': CASES_ES, 'fr-CA': CASES_FR }

/** The number of comments of all incidents. */
const COMMENTS = 320

/** The number of users' incidents in each status. */
const STATUSES: readonly (readonly [IncidentStatus, number])[] = [
  ['NEW', 14],
  ['IN_PROGRESS', 26],
  ['WAITING_ON_USER', 16],
  ['RESOLVED', 26],
  ['CLOSED', 30],
]
/** The statuses of anonymous visitors' incidents. */
const STRANGERS: readonly IncidentStatus[] = [
  'NEW',
  'WAITING_ON_USER',
  'NEW',
  'WAITING_ON_USER',
  'NEW',
  'WAITING_ON_USER',
  'NEW',
  'WAITING_ON_USER',
]
/** The user who filed an incident, and the contact. */
export interface Filer {
  locale: Locale
  tenant: 'US' | 'MX' | 'CA'
  creator: Person | null
  contact: { first: string; last: string; email: string; company: string }
  /** A colleague who watches the incident. */
  watcher: Person | null
}

const STRANGER_NAMES = [
  ['Vera', 'Wong', 'Cedar Row Foods', 'US'],
  ['Tomás', 'Ibarra', 'Dulces La Ceiba', 'MX'],
  ['Ruth', 'Abernathy', 'Abernathy & Sons', 'US'],
  ['Odile', 'Gagnon', 'Fromagerie du Fjord', 'CA'],
  ['Grant', 'Osei', 'Osei Imports', 'US'],
  ['Lena', 'Fischer', 'Prairie Mills', 'US'],
  ['Derek', 'Lowe', 'Lowe Packaging', 'US'],
  ['Mina', 'Sato', 'Harborview Teas', 'US'],
] as const

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()

function strangers(): Filer[] {
  return STRANGER_NAMES.map(([first, last, company, tenant]) => {
    const email = `${plain(first)}.${plain(last)}@${plain(company)}.example`
    return {
      locale: TENANT_LOCALES[tenant],
      tenant,
      creator: null,
      contact: { first, last, email, company },
      watcher: null,
    }
  })
}

/** Returns `count` filers from a group of users, in turn; every sixth incident is for a colleague. */
function filersOf(people: readonly Person[], count: number): Filer[] {
  return Array.from({ length: count }, (_, index) => {
    const creator = people[index % people.length]
    const next = people[(index + 1) % people.length]
    if (!creator || !next) throw new Error('There is nobody to file incidents.')
    const isOfOneCompany = next.company.id === creator.company.id && next !== creator
    const contact = index % 6 === 5 && isOfOneCompany ? next : creator
    const { first, last, loginId: email, company } = contact
    const { tenant } = creator.company
    const watcher = index % 5 === 2 && isOfOneCompany ? next : null
    return {
      locale: TENANT_LOCALES[tenant],
      tenant,
      creator,
      contact: { first, last, email, company: company.name },
      watcher,
    }
  })
}

/**
 * Users who file incidents: eight of Bright Foods, four of each of the two other named companies, and others of the US.
 */
export interface Filers {
  brightFoods: readonly Person[]
  campoVerde: readonly Person[]
  erable: readonly Person[]
  others: readonly Person[]
}

/** Returns the filers of all users' incidents, mixed so that each status has several companies. */
function allFilers({ brightFoods, campoVerde, erable, others }: Filers): Filer[] {
  const groups = [filersOf(brightFoods, 46), filersOf(campoVerde, 20), filersOf(erable, 14), filersOf(others, 32)]
  const placed = groups.flatMap((group) =>
    group.map((filer, index) => ({ filer, index: (index + 0.5) / group.length })),
  )
  return placed.toSorted((one, other) => one.index - other.index).map(({ filer }) => filer)
}

/** A comment of an incident. */
type Line = readonly [isStaff: boolean, text: string]

const inTurn = (choices: readonly [string, ...string[]], turn: number) => choices[turn % choices.length] ?? choices[0]

/** Returns an incident's comments. Anonymous visitors cannot comment, so their incidents have the question at most. */
function linesOf(status: IncidentStatus, { locale, creator }: Filer, turn: number): Line[] {
  const texts = CASES[locale]
  const [, , question, reply, solution, thanks] = caseOf(texts, turn)
  const firstComments: Line[] = [
    [true, question],
    [false, reply],
  ]
  const lines: Readonly<Record<IncidentStatus, readonly Line[]>> = {
    NEW: [],
    IN_PROGRESS: turn % 2 === 0 ? firstComments : [...firstComments, [true, inTurn(texts.update, turn)]],
    WAITING_ON_USER:
      turn % 2 === 0 ? firstComments.slice(0, 1) : [...firstComments, [true, inTurn(texts.second, turn)]],
    RESOLVED: [...firstComments, [true, solution]],
    CLOSED: [...firstComments, [true, solution], [false, thanks]],
  }
  return creator ? [...lines[status]] : lines[status].slice(0, 1)
}

/** Returns the subject of an incident, by its place in the list of incidents. */
export function caseOf({ cases }: CaseTexts, turn: number): Case {
  const found = cases[turn % cases.length]
  if (!found) throw new Error('There is no case to write about.')
  return found
}

/** An incident to be generated. */
export interface Plan {
  filer: Filer
  status: IncidentStatus
  turn: number
  lines: Line[]
}

const plan = (filer: Filer, turn: number, status: IncidentStatus = 'NEW'): Plan => ({
  filer,
  status,
  turn,
  lines: linesOf(status, filer, turn),
})

/** Returns the 120 incidents to be generated, with 320 comments in total. */
export function planned(filers: Filers): Plan[] {
  const statuses = STATUSES.flatMap(([status, count]) => Array<IncidentStatus>(count).fill(status))
  const plans = [
    // The step and the number of incidents have no common factor, so each company has incidents in each status.
    ...allFilers(filers).map((filer, turn) => plan(filer, turn, statuses[(turn * 25) % statuses.length])),
    ...strangers().map((filer, turn) => plan(filer, turn, STRANGERS[turn])),
  ]
  let missing = COMMENTS - plans.reduce((sum, { lines }) => sum + lines.length, 0)
  for (const { status, filer, turn, lines } of plans) {
    if (status !== 'CLOSED' || missing <= 0) continue
    lines.push([true, inTurn(CASES[filer.locale].welcome, turn)])
    missing -= 1
  }
  return plans
}
