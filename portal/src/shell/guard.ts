import type { TenantCode } from '@tessera/contract'
import { hasPermission, isAdminOrSuperAdmin, isSuperAdminGroup, PERMISSIONS } from '@tessera/contract'
import { loginPath } from '../data/unauthorized.ts'
import type { Place, PortalRoute, Visitor } from './route.ts'

/** What a visitor gets at a route. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'notFound' }
  | { kind: 'notAdministrator' }
  | { kind: 'redirect'; to: string }

export interface Visit {
  session: 'pending' | 'success' | 'error'
  visitor: Visitor | null
  tenant: TenantCode
  at: Place
}

const SHOW: Verdict = { kind: 'show' }
const redirect = (to: string): Verdict => ({ kind: 'redirect', to })

function isAllowed({ only, permission }: PortalRoute, { group, permissions }: Visitor): boolean {
  if (only && !isSuperAdminGroup(group)) {
    return only === 'superAdminsAndSwitchers' && hasPermission(permissions, PERMISSIONS.switchCompany)
  }
  return !permission || hasPermission(permissions, permission)
}

function judgeVisitor(route: PortalRoute, visitor: Visitor, at: Place): Verdict {
  if (route.needsCompany && isSuperAdminGroup(visitor.group) && !visitor.hasCompany) return redirect('/companyList')
  if (route.signedInGoTo) return redirect(route.signedInGoTo)
  if (route.access === 'public') return SHOW
  if (visitor.category === 'basic' && !route.basic) return redirect('/noAccess')
  if (route.isAdminPage && !isAdminOrSuperAdmin(visitor.group) && !isSuperAdminGroup(visitor.group)) {
    return { kind: 'notAdministrator' }
  }
  if (!isAllowed(route, visitor)) return route.isAdminPage ? { kind: 'notAdministrator' } : redirect('/accessDenied')
  if (route.needsContentFlag && new URLSearchParams(at.search).get('kb') !== 'wem')
    return redirect('/knowledgeBase/home')
  return SHOW
}

/** Decides what a visitor gets at a route: the page, another address, or the page that says it is not there. */
export function judge(route: PortalRoute, { session, visitor, tenant, at }: Visit): Verdict {
  if (route.tenants && !route.tenants.includes(tenant)) return { kind: 'notFound' }
  if (route.ignoresSession) return SHOW
  if (session === 'pending') return route.access === 'private' || route.signedInGoTo ? { kind: 'wait' } : SHOW
  if (session === 'error' || !visitor) return route.access === 'private' ? redirect(loginPath(at)) : SHOW
  return judgeVisitor(route, visitor, at)
}

/** The menu entries of one place that are built and that the visitor can reach, in their order. */
export function menuOf(
  routes: readonly PortalRoute[],
  place: 'product' | 'user' | 'footer',
  visit: Omit<Visit, 'at'>,
): PortalRoute[] {
  return routes
    .filter((route) => route.menu?.place === place && route.page)
    .filter((route) => judge(route, { ...visit, at: { pathname: route.path, search: '', hash: '' } }).kind === 'show')
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
}
