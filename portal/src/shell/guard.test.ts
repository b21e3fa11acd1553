import { PERMISSIONS } from '@tessera/contract'
import { expect, it } from 'vitest'
import type { Visitor } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { ROUTES } from '../routes.ts'
import { evaluateGuard } from './guard.ts'

const at = { pathname: '/knowledgeBase/articles', search: '', hash: '' }
const visitor: Visitor = {
  group: null,
  category: 'unknown',
  permissions: [PERMISSIONS.listKnowledgeBase],
  hasCompany: true,
  gate: null,
  mayLookAround: false,
}
const show = { kind: 'show' }
const home = { kind: 'redirect', to: '/knowledgeBase/home' }

it.each([
  [{ variationKey: 'on', enabled: true }, show],
  [{ variationKey: 'on', enabled: false }, home],
  [{ variationKey: null, enabled: true }, home],
])('RTE-46 with %o in the configuration the content service’s knowledge is %o', (decision, expected) => {
  const flags = { wem_kb_rollout: decision }
  const route = routeAt(ROUTES, at.pathname)
  expect(evaluateGuard(route, { session: 'success', visitor, tenant: 'US', flags, at })).toEqual(expected)
})
