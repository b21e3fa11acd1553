import type { FlagDecisions, TenantCode } from '@tessera/contract'
import {
  GATE_DESTINATIONS,
  hasPermission,
  isAdminOrSuperAdmin,
  isFlagOn,
  isSuperAdminGroup,
  isWithoutContext,
  pathTo,
  PERMISSIONS,
} from '@tessera/contract'
import { inOwnCompany, withoutCompany } from '../data/company.ts'
import type { Place } from '../data/unauthorized.ts'
import { gatePath, loginPath } from '../data/unauthorized.ts'
import type { MenuPlace, PortalRoute, Refusal, Visitor } from '../platform/routing/route.ts'
import { flagFor, titleIdOf } from '../platform/routing/route.ts'

/** The result of the guard for a visitor. */
export type GuardResult =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'notFound' }
  | { kind: 'notAdministrator' }
  | { kind: 'noKnowledgeBase' }
  | { kind: 'redirect'; to: string; refusal?: Refusal }

export interface Visit {
  session: 'pending' | 'success' | 'error'
  visitor: Visitor | null
  tenant: TenantCode
  /** The visitor's flags; null until known, or if nothing depends on them. */
  flags: FlagDecisions | null
  at: Place
}

const SHOW: GuardResult = { kind: 'show' }
const redirect = (to: string): GuardResult => ({ kind: 'redirect', to })

function refuse(route: PortalRoute, at: Place): GuardResult {
  // Names the page by the text of its link, if any.
  const page = route.menu?.label ?? titleIdOf(route, at)
  const refusal: Refusal = { page, isForStaff: route.only !== undefined }
  return { kind: 'redirect', to: pathTo('/accessDenied'), refusal }
}

function isAllowed({ only, permission, orStaff }: PortalRoute, { group, permissions }: Visitor): boolean {
  if (only && !isSuperAdminGroup(group)) {
    return only === 'superAdminsAndSwitchers' && hasPermission(permissions, PERMISSIONS.switchCompany)
  }
  return !permission || hasPermission(permissions, permission) || (orStaff === true && isSuperAdminGroup(group))
}

function isOpenUnderGate({ underGate }: PortalRoute, { gate, canBrowse }: Visitor, at: Place): boolean {
  if (gate === null || underGate === 'everyone') return true
  if (GATE_DESTINATIONS[gate].split('?')[0] === at.pathname) return true
  if (underGate === 'registering') return gate === 'REGISTRATION_INCOMPLETE'
  if (!underGate || gate !== 'NO_ACCESS' || !canBrowse) return false
  return underGate === 'internal' || new URLSearchParams(at.search).has('explore')
}

function lacksCompany({ needsCompany }: PortalRoute, { group, hasCompany }: Visitor): boolean {
  return needsCompany === true && isSuperAdminGroup(group) && !hasCompany
}

function knowledgeHome({ category }: Visitor): string {
  return category === 'basic' ? pathTo('/knowledgeBase/basic') : pathTo('/knowledgeBase/home')
}

/** Whether a flag or the query opens the page; undefined while unknown. */
function isRolledOut(route: PortalRoute, flags: Visit['flags'], at: Place): boolean | undefined {
  const needsFlag = flagFor(route, at)
  if (!needsFlag) return true
  if (needsFlag === 'wem_kb_rollout' && new URLSearchParams(at.search).get('kb') === 'wem') return true
  return flags ? isFlagOn(flags[needsFlag]) : undefined
}

function evaluateForVisitor(
  route: PortalRoute,
  visitor: Visitor,
  { flags, at }: Pick<Visit, 'flags' | 'at'>,
): GuardResult {
  if (route.inOwnCompany && isSuperAdminGroup(visitor.group) && visitor.hasCompany) {
    return redirect(inOwnCompany(at.pathname + withoutCompany(at.search)) + at.hash)
  }
  if (isWithoutContext({ ...visitor, pathname: route.path }) || lacksCompany(route, visitor))
    return redirect(pathTo('/companyList'))
  if (route.signedInGoTo) return redirect(route.signedInGoTo)
  if (route.access === 'public') return SHOW
  if (visitor.gate && !isOpenUnderGate(route, visitor, at)) return redirect(gatePath(visitor.gate, at))
  if (visitor.category === 'basic' && !route.basic) return redirect(pathTo('/noAccess'))
  if (route.isAdminPage && !isAdminOrSuperAdmin(visitor.group) && !isSuperAdminGroup(visitor.group)) {
    return { kind: 'notAdministrator' }
  }
  if (!isAllowed(route, visitor)) {
    if (route.refusesInPlace) return { kind: 'noKnowledgeBase' }
    return route.isAdminPage ? { kind: 'notAdministrator' } : refuse(route, at)
  }
  if (route.onlyBasic && visitor.category !== 'basic') return redirect(knowledgeHome(visitor))
  const isOpen = isRolledOut(route, flags, at)
  if (isOpen === undefined) return { kind: 'wait' }
  return isOpen ? SHOW : redirect(knowledgeHome(visitor))
}

function isThere({ tenants, acceptedEverywhere }: PortalRoute, tenant: TenantCode, { search }: Place): boolean {
  if (!tenants || tenants.includes(tenant)) return true
  return acceptedEverywhere === true && new URLSearchParams(search).get('accept') === 'true'
}

/** Decides on a visit to a route: it shows the page, redirects, or reports that the page is not found. */
export function evaluateGuard(route: PortalRoute, { session, visitor, tenant, flags, at }: Visit): GuardResult {
  if (!isThere(route, tenant, at)) return { kind: 'notFound' }
  if (route.ignoresSession) return SHOW
  if (session === 'pending') return route.access === 'private' || route.signedInGoTo ? { kind: 'wait' } : SHOW
  if (session === 'error' || !visitor) return route.access === 'private' ? redirect(loginPath(at)) : SHOW
  return evaluateForVisitor(route, visitor, { flags, at })
}

/** Returns the target of a link: super admins stop acting for a company on links to their own areas. */
export function hrefOf({ path, inOwnCompany: isOwnArea }: PortalRoute, visitor: Visitor | null): string {
  return isOwnArea && visitor?.hasCompany && isSuperAdminGroup(visitor.group) ? inOwnCompany(path) : path
}

/**
 * Whether the menus offer a page to the visitor: staff pages are offered only to super admins, even if others can open
 * them.
 */
function isOffered({ menu }: PortalRoute, { visitor }: Pick<Visit, 'visitor'>): boolean {
  return menu?.place !== 'staff' || (visitor !== null && isSuperAdminGroup(visitor.group))
}

/** Returns the menu entries of one place that are built and that the visitor can open, in order. */
export function menuOf(routes: readonly PortalRoute[], place: MenuPlace, visit: Omit<Visit, 'at'>): PortalRoute[] {
  const isReachable = (route: PortalRoute): boolean => {
    const visitor = visit.visitor && route.inOwnCompany ? { ...visit.visitor, hasCompany: false } : visit.visitor
    return (
      evaluateGuard(route, { ...visit, visitor, at: { pathname: route.path, search: '', hash: '' } }).kind === 'show'
    )
  }
  return routes
    .filter((route) => route.menu?.place === place && isOffered(route, visit) && isReachable(route))
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
}
