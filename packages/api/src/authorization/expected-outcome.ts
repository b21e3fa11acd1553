import type { Caller } from './callers.ts'
import type { Role, Rule } from './expected.ts'
import type { Ids, Subject, Scenario } from './scenarios.ts'

/** The outcome of an admitted request. */
export const ALLOWED = 'let in'
const REFUSED = '403 FORBIDDEN'

/** The caller, the scenario, and the owners of the ids. */
export interface Request {
  caller: Caller
  scenario: Scenario
  subjects: Readonly<Record<Subject, Ids>>
  /** Whether the path names a login id; if not, the query's login id counts. */
  namesPerson: boolean
}

const isSuper = ({ roles }: Caller): boolean => roles.includes('SA') || roles.includes('SP')

/** The company that the request is made for; null for the caller's own company without a context header. */
function chosenCompany({ caller, scenario, subjects }: Request): Ids | null {
  if (scenario.header) return subjects[scenario.header]
  return caller.actsFor === undefined ? null : subjects.themselves
}

/**
 * CTX-06: super admins act for any open company of the tenant, other users for their own company and those assigned to
 * them.
 */
function canActFor({ caller, subjects }: Request, company: Ids): boolean {
  if (isSuper(caller)) return company.tenant === caller.tenant && ['ACTIVE', 'PENDING'].includes(company.status)
  const given = [subjects['their own company'], subjects.themselves]
  return given.some(({ companyId }) => companyId === company.companyId)
}

/** Super admins have more permissions while they act for a company (head of ROL). */
function rolesOf({ roles }: Caller, isActing: boolean): readonly Role[] {
  if (!isActing) return roles
  return roles.flatMap((role) => (role === 'SA' || role === 'SP' ? [role, `${role} ctx` as const] : [role]))
}

function isStopped({ who, gates }: Rule, { gate, roles, isOfClosedCompany }: Caller): boolean {
  if (gate === undefined || who === 'anyone' || gates === 'open') return false
  if (typeof gates === 'object') return !gates.includes(gate)
  return !(gates === 'open without access' && gate === 'NO_ACCESS' && roles.includes('internal') && !isOfClosedCompany)
}

function isMetBy({ who }: Rule, caller: Caller, isActing: boolean): boolean {
  if (who === 'readers of the knowledge base') return !caller.lacksKnowledge
  if (who === 'not blocked') return caller.gate !== 'USER_BLOCKED'
  return typeof who === 'string' || rolesOf(caller, isActing).some((role) => who.includes(role))
}

function isAboutThem({ about, writes }: Rule, request: Request): boolean {
  const { caller, scenario, subjects, namesPerson } = request
  if (about === undefined) return true
  if (about === 'their company') {
    const inEffect = chosenCompany(request) ?? subjects['their own company']
    return subjects[scenario.path].companyId === inEffect.companyId
  }
  const person = subjects[namesPerson ? scenario.path : scenario.rest]
  return person.loginId === caller.loginId || (caller.roles.includes('SA') && !writes)
}

/** The expected outcome of a request, in the order of SRV-03. */
export function expectedOutcome(rule: Rule, request: Request): string {
  const { caller, scenario } = request
  const tenant = scenario.isElsewhere ? tenantElsewhere(caller) : caller.tenant
  if (rule.tenants && !rule.tenants.includes(tenant)) return '404 NOT_FOUND'
  const isSignedIn = caller.loginId !== null && !scenario.isElsewhere
  if (!isSignedIn && rule.who !== 'anyone') return caller.loginId === null ? '401 MISSING_TOKEN' : '401 INVALID_TOKEN'
  if (isSignedIn && isStopped(rule, caller)) return `401 ${caller.gate}`
  if (rule.writes && scenario.from) return REFUSED
  if (!isSignedIn) return ALLOWED
  const company = chosenCompany(request)
  const isRefused = company !== null && !canActFor(request, company)
  if (isRefused && !rule.leavesCompany) return REFUSED
  if (rule.writes && !rule.spectators && caller.roles.includes('SP')) return REFUSED
  return isMetBy(rule, caller, company !== null && !isRefused) && isAboutThem(rule, request) ? ALLOWED : REFUSED
}

/** A tenant whose host does not accept the caller's session. */
export function tenantElsewhere({ tenant }: Caller): 'US' | 'MX' {
  return tenant === 'US' ? 'MX' : 'US'
}
