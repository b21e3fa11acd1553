import type { FlagDecisions } from '@tessera/contract'
import { PERMISSIONS } from '@tessera/contract'
import { expect, it } from 'vitest'
import type { Visitor } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { ROUTES } from '../routes.ts'
import type { GuardResult } from './guard.ts'
import { evaluateGuard } from './guard.ts'

const visitor: Visitor = {
  group: null,
  category: 'unknown',
  permissions: [PERMISSIONS.listKnowledgeBase],
  hasCompany: true,
  gate: null,
  canBrowse: false,
}
const show = { kind: 'show' }
const home = { kind: 'redirect', to: '/knowledgeBase/home' }

const waiting = { kind: 'wait' }
function visit(path: string, flags: FlagDecisions | null, category: Visitor['category'] = 'unknown'): GuardResult {
  const { pathname, search, hash } = new URL(path, 'http://us.localhost')
  return evaluateGuard(routeAt(ROUTES, pathname), {
    session: 'success',
    visitor: { ...visitor, category },
    tenant: 'US',
    flags,
    at: { pathname, search, hash },
  })
}

it.each([
  [{ variationKey: 'on', enabled: true }, show],
  [{ variationKey: 'on', enabled: false }, home],
  [{ variationKey: null, enabled: true }, home],
])(
  'RTE-46 FLG-04 with the flag decision %o, a visit to the content service’s articles results in %o',
  (decision, expected) => {
    expect(visit('/knowledgeBase/articles', { wem_kb_rollout: decision })).toEqual(expected)
  },
)

it('FLG-04 KB-01 the knowledge base search redirects to the knowledge base’s home without its flag', () => {
  const on = { kb_search_rollout: { variationKey: 'on', enabled: true } }
  const basicHome = { kind: 'redirect', to: '/knowledgeBase/basic' }
  expect(visit('/knowledgeBase/search', on)).toEqual(show)
  expect(visit('/knowledgeBase/search', {})).toEqual(home)
  expect(visit('/knowledgeBase/search', on, 'basic')).toEqual(show)
  expect(visit('/knowledgeBase/search', {}, 'basic')).toEqual(basicHome)
})

it('SES-09 CTX-05 a gate opens without the acting company', () => {
  const at = { pathname: '/apps', search: '?company=c-1', hash: '' }
  const closed: Visitor = { ...visitor, gate: 'NDA_NOT_ACCEPTED' }
  const requested = { session: 'success', visitor: closed, tenant: 'US', flags: {}, at } as const
  expect(evaluateGuard(routeAt(ROUTES, '/apps'), requested)).toEqual({ kind: 'redirect', to: '/nda?company=' })
})

it('RTE-49 staff need no company permission on routes that admit staff, other users do', () => {
  const requested = {
    session: 'success',
    tenant: 'US',
    flags: {},
    at: { pathname: '/', search: '', hash: '' },
  } as const
  const withoutPermissions: Visitor = { ...visitor, permissions: [] }
  const routes = ROUTES.filter(({ orStaff }) => orStaff === true)
  expect(routes).toHaveLength(1)
  for (const route of routes) {
    const staff: Visitor = { ...withoutPermissions, group: 'SUPER_ADMIN', category: 'super admin' }
    expect(evaluateGuard(route, { ...requested, visitor: staff })).toEqual(show)
    expect(evaluateGuard(route, { ...requested, visitor: { ...withoutPermissions, group: 'ADMIN' } })).not.toEqual(show)
  }
})

it.each(['/knowledgeBase/articles', '/knowledgeBase/search'])('FLG-04 %s waits until the flags are known', (path) => {
  expect(visit(path, null)).toEqual(waiting)
})

it('RTE-46 RTE-46a the query flag also opens the content service’s articles, but no workspaces', () => {
  expect(visit('/knowledgeBase/articles?kb=other', {})).toEqual(home)
  expect(visit('/knowledgeBase/articles?kb=wem', {})).toEqual(show)
  expect(visit('/knowledgeBase/article/content/x', {})).toEqual(show)
})
