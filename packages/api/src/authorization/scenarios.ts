import type { CompanyStatus, TenantCode } from '@tessera/contract'

/** The subject of a request, from its caller's view. */
export type Subject =
  | 'themselves'
  | 'their own company'
  | 'another company'
  | 'another tenant'
  | 'nobody'
  | 'a suspended company'

/** The ids of a subject. */
export interface Ids {
  loginId: string
  companyId: string
  tenant: TenantCode
  status: CompanyStatus | 'UNKNOWN'
}

/** A variant of the request that every caller makes to every call. */
export interface Scenario {
  /** The owner of the ids in the path. */
  path: Subject
  /** The owner of the ids in the query and body. */
  rest: Subject
  /** The company in the company context header, if it isn't the caller's choice. */
  header?: Subject
  /** How the request shows that it is not from the portal's own pages. */
  from?: 'no header of the portal' | 'cross-site' | 'same-site' | 'none'
  /** Sent to another tenant's host than the session's. */
  isElsewhere?: true
}

const OWN = { path: 'themselves', rest: 'themselves' } as const

/** All scenarios, by the text in the report of an unexpected outcome. */
export const SCENARIOS = {
  'about themselves': OWN,
  'about another company': { path: 'another company', rest: 'another company' },
  'about another tenant': { path: 'another tenant', rest: 'another tenant' },
  'about nobody': { path: 'nobody', rest: 'nobody' },
  'about themselves, with ids of others in query and body': { path: 'themselves', rest: 'another company' },
  'about others, with own ids in query and body': { path: 'another company', rest: 'themselves' },
  'about themselves, acting for their own company': { ...OWN, header: 'their own company' },
  'about themselves, acting for another company': { ...OWN, header: 'another company' },
  'about another company, acting for it': {
    path: 'another company',
    rest: 'another company',
    header: 'another company',
  },
  'about themselves, acting for a suspended company': { ...OWN, header: 'a suspended company' },
  'about themselves, acting for a company of another tenant': { ...OWN, header: 'another tenant' },
  'about themselves, acting for no company that there is': { ...OWN, header: 'nobody' },
  'at another tenant’s host': { ...OWN, isElsewhere: true },
  'without the portal’s header': { ...OWN, from: 'no header of the portal' },
  'from another site': { ...OWN, from: 'cross-site' },
  'from another host of the same site': { ...OWN, from: 'same-site' },
  'from the address bar': { ...OWN, from: 'none' },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

/** The names of all scenarios. */
const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[]

const isAboutIds = (name: ScenarioName): boolean => {
  const { header, from, isElsewhere }: Scenario = SCENARIOS[name]
  return header === undefined && from === undefined && isElsewhere === undefined
}

/** For each pair of a call and a caller, `npm test` tries one in this many of the other scenarios. */
const TURNS = 3

/**
 * The scenarios for a call and a caller: all that differ by ids, and one third of the others. Three consecutive turns
 * cover all, so each call and each caller meets each scenario.
 */
export function scenariosFor(turn: number): readonly ScenarioName[] {
  if (process.env['TEST_MATRIX'] !== 'sample') return SCENARIO_NAMES
  return SCENARIO_NAMES.filter((name, index) => isAboutIds(name) || index % TURNS === turn % TURNS)
}
