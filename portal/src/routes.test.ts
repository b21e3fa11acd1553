import type { TenantCode } from '@tessera/contract'
import { calls, prefetchesFor, GATE_DESTINATIONS, GATES, PATHS, PERMISSIONS, TENANT_CODES } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import type { Place } from './data/unauthorized.ts'
import { builtPages } from '../build/pages.ts'
import enUS from './messages/en-US.json'
import type { MessageId } from './messages/intl.tsx'
import type { MenuPlace, PortalRoute, Visitor } from './platform/routing/route.ts'
import { analyticsNameOf, documentTitle, NAVIGATION_PLACES, routeAt, titleIdOf } from './platform/routing/route.ts'
import { ROUTES } from './routes.ts'
import type { GuardResult } from './shell/guard.ts'
import { hrefOf, evaluateGuard, menuOf } from './shell/guard.ts'

type Row = [id: string, path: string, access: 'public' | 'private', title: string | null, name: string]

const TABLE: Row[] = [
  ['RTE-01', '/', 'public', null, 'marketing'],
  ['RTE-01', '/?plan=basic', 'public', 'Basic Landing', 'basic marketing'],
  ['RTE-02', '/login?lastUrl=/apps', 'public', 'Log in', 'login'],
  ['RTE-03', '/logout', 'public', 'Log out', 'logout'],
  ['RTE-04', '/articles/insights', 'public', 'Resources', 'resources'],
  ['RTE-04', '/articles/insights?id=7', 'public', 'Resources', 'article insights'],
  ['RTE-05', '/contactUs', 'public', 'Contact Us', 'contact us'],
  ['RTE-06', '/support', 'public', 'Support', 'support'],
  ['RTE-06', '/support#faq', 'public', 'FAQ', 'support'],
  ['RTE-07', '/support/ticketCreation?request=access', 'public', 'Support', 'create incident'],
  ['RTE-08', '/pendingAccess', 'public', 'Pending Access', 'pending access'],
  ['RTE-09', '/privacyPolicy', 'public', 'Privacy Policy', 'privacy policy'],
  ['RTE-10', '/terms', 'public', 'Terms', 'terms'],
  ['RTE-10', '/terms?accept=true', 'public', 'Terms', 'terms and conditions'],
  ['RTE-11', '/noAccess', 'public', 'No Access', 'no access'],
  ['RTE-12', '/error', 'public', 'Error', 'error'],
  ['RTE-13', '/nowhere/at/all', 'public', 'We couldn’t find that page…', 'page not found'],
  ['RTE-14', '/apps', 'private', 'App Launch', 'app launch'],
  ['RTE-15', '/support/trackTicket', 'private', 'Support', 'incident list'],
  ['RTE-16', '/support/trackTicket/42', 'private', 'Support', 'incident detail'],
  ['RTE-17', '/knowledgeBase/home', 'private', 'Knowledge Base', 'LandingPage'],
  ['RTE-18', '/knowledgeBase/search', 'private', 'Knowledge Base', 'search'],
  ['RTE-19', '/knowledgeBase/basic', 'private', 'Knowledge Base', 'LandingPage'],
  ['RTE-20', '/knowledgeBase/basic/article', 'private', 'Knowledge Base', 'KbArticlePage'],
  ['RTE-21', '/knowledgeBase/articles', 'private', 'Knowledge Base', 'KbSupplierCategoryPage'],
  ['RTE-22', '/knowledgeBase/article/content/a/b', 'private', 'Knowledge Base', 'KbArticlePage'],
  ['RTE-23', '/profile', 'private', 'Profile', 'profile'],
  ['RTE-24', '/profile/requestAccess', 'private', 'Profile', 'request access'],
  ['RTE-25', '/userRegistration', 'private', 'User Registration', 'complete user registration'],
  ['RTE-26', '/companyList', 'private', 'Customer Accounts', 'super admin company list'],
  ['RTE-27', '/admin', 'private', 'Admin', 'admin'],
  ['RTE-28', '/admin/userList', 'private', 'Admin', 'user management list'],
  ['USR-17', '/admin/userList/upload', 'private', 'Admin', 'user file upload'],
  ['USR-17', '/admin/userList/upload/42', 'private', 'Admin', 'user file report'],
  ['RTE-29', '/admin/domainsList', 'private', 'Authorized Domains', 'authorized domain list'],
  ['RTE-30', '/admin/thirdParty', 'private', 'Third Party', 'third party list'],
  ['RTE-31', '/admin/activityLog', 'private', 'Audit Log', 'activity log list'],
  ['RTE-32', '/releaseNotes', 'private', 'Release Notes', 'release notes'],
  ['RTE-33', '/releaseNotes/article', 'private', 'Release Notes', 'release article'],
  ['RTE-34', '/globalUserManagement', 'private', 'Global User Management', 'global user management list'],
  ['RTE-35', '/accessDenied', 'private', 'Access Denied', 'accessDenied'],
  ['RTE-36', '/dataSharingAddendum', 'private', 'Data Sharing Addendum', 'data sharing addendum'],
  ['RTE-37', '/dataDictionary', 'private', 'Data Dictionary', 'data dictionary (v1)'],
  ['RTE-38', '/nda', 'private', 'Non-Disclosure Agreement', 'nda'],
  ['RTE-39', '/reportbuilder', 'private', 'Report Builder', 'reportbuilder'],
  ['RTE-40', '/dataDictionaryV2', 'private', 'Data Dictionary', 'data dictionary v2'],
  ['RTE-41', '/learn?product=SHOPPER_BEHAVIOR', 'private', 'Learn More', 'learn more shopper behavior'],
  ['RTE-41', '/learn?product=CHANNEL_INSIGHTS', 'private', 'Learn More', 'learn more channel performance'],
  ['RTE-41', '/learn?product=CUSTOMER_PERCEPTION', 'private', 'Learn More', 'learn more customer perception'],
  ['RTE-41', '/learn?product=DIGITAL_LANDSCAPES', 'private', 'Learn More', 'learn more digital landscapes'],
  ['RTE-42', '/?plan=basic#signUp', 'public', 'Plan Sign Up', 'basic marketing'],
  ['RTE-42', '/?plan=basic#plans', 'public', 'Product Plans', 'basic marketing'],
  ['RTE-51', '/operations', 'private', 'Operations', 'operations'],
  ['RTE-52', '/profile/access', 'private', 'My Access', 'my access'],
  ['SRV-07', '/profile/files', 'private', 'Files and progress', 'files and progress'],
]

const placeOf = (path: string): Place => new URL(path, 'http://us.localhost')

const FREE = { hasCompany: true, gate: null, canBrowse: false } as const
const FLAGS = { kb_search_rollout: { variationKey: 'on', enabled: true } }
const EVERY_PERMISSION = Object.values(PERMISSIONS)
const regular: Visitor = { group: null, category: 'unknown', permissions: EVERY_PERMISSION, ...FREE }
const admin: Visitor = { ...regular, group: 'ADMIN' }
const basic: Visitor = { ...admin, category: 'basic' }
const superAdmin: Visitor = { ...regular, group: 'SUPER_ADMIN', category: 'super admin', hasCompany: false }
const spectator: Visitor = { ...superAdmin, group: 'SUPER_ADMIN_SPECTATOR' }

function visit(path: string, visitor: Visitor | null, tenant: TenantCode = 'US'): GuardResult {
  const at = placeOf(path)
  const session = visitor ? 'success' : 'error'
  return evaluateGuard(routeAt(ROUTES, at.pathname), { session, visitor, tenant, flags: FLAGS, at })
}

/** Returns the result of a visit before the user is known. */
function early(path: string): GuardResult {
  const at = placeOf(path)
  return evaluateGuard(routeAt(ROUTES, path), { session: 'pending', visitor: null, tenant: 'US', flags: null, at })
}

const needsVisitor = ({ access, signedInGoTo }: PortalRoute): boolean =>
  access === 'private' || signedInGoTo !== undefined

const show: GuardResult = { kind: 'show' }
const to = (path: string): GuardResult => ({ kind: 'redirect', to: path })
const refused = (page: MessageId, isForStaff = false): GuardResult => ({
  kind: 'redirect',
  to: '/accessDenied',
  refusal: { page, isForStaff },
})
const pathsOf = (wanted: (route: PortalRoute) => boolean): string[] => ROUTES.filter(wanted).map(({ path }) => path)

describe('route table', () => {
  it.each(TABLE)('%s %s is %s, has the title %s and the analytics name %s', (_id, path, access, title, name) => {
    const at = placeOf(path)
    const route = routeAt(ROUTES, at.pathname)
    const titleId = titleIdOf(route, at)
    expect(route.access).toBe(access)
    expect(titleId ? enUS[titleId] : null).toBe(title)
    expect(analyticsNameOf(route, at, regular)).toBe(name)
  })

  it('RTE-13 no path appears twice, and every path is required', () => {
    const required = new Set<string>(TABLE.map(([, path]) => routeAt(ROUTES, placeOf(path).pathname).path))
    expect(pathsOf(() => true).filter((path) => !required.has(path))).toEqual([])
    expect(pathsOf(() => true).toSorted()).toEqual([...PATHS, '*'].toSorted())
  })

  it('RTE-13 the build reads the same paths as the portal', () => {
    const read = builtPages().map(({ path }) => path)
    expect(read.toSorted()).toEqual(pathsOf(({ path }) => path !== '*').toSorted())
  })

  it('SES-04 the document prefetches the session on exactly the pages that use it', () => {
    for (const { path, ignoresSession = false } of ROUTES.filter((route) => route.path !== '*')) {
      const requested = prefetchesFor(path).map(({ call }) => call.id)
      expect(requested.includes(calls.session.authStatus.id), path).toBe(!ignoresSession)
    }
  })

  it('RTE-25 the registration of a basic user has its own analytics name', () => {
    expect(analyticsNameOf(routeAt(ROUTES, '/userRegistration'), placeOf('/'), basic)).toBe('basic user registration')
  })

  it('RTE-42 titles end with the product’s name', () => {
    expect(documentTitle('App Launch', 'Scintilla')).toBe('App Launch | Scintilla')
    expect(documentTitle(undefined, 'Scintilla')).toBe('Scintilla')
  })
})

const COMPANY_MENU = ['/admin/userList', '/admin/domainsList', '/admin/thirdParty', '/admin/activityLog']
const menu = (visitor: Visitor, places: readonly MenuPlace[] = NAVIGATION_PLACES): string[] =>
  places.flatMap((place) =>
    menuOf(ROUTES, place, { session: 'success', tenant: 'US', flags: null, visitor }).map(({ path }) => path),
  )

describe('route guard', () => {
  it('RTE-43 an anonymous visitor to a private page is redirected to the login page and back', () => {
    for (const path of pathsOf(({ access }) => access === 'private')) {
      const lastUrl = encodeURIComponent(`${path}?a=1`)
      const [tenant] = routeAt(ROUTES, path).tenants ?? ['CA']
      expect(visit(`${path}?a=1`, null, tenant), path).toEqual(to(`/login?lastUrl=${lastUrl}`))
    }
  })

  it('RTE-43 an anonymous visitor can open every public page', () => {
    for (const path of pathsOf(({ access }) => access === 'public')) expect(visit(path, null), path).toEqual(show)
  })

  it('SES-01a SCR-02 no content that depends on the user is shown before the user is known', () => {
    for (const path of pathsOf(needsVisitor)) expect(early(path), path).toEqual({ kind: 'wait' })
    for (const path of pathsOf((route) => !needsVisitor(route))) expect(early(path), path).toEqual(show)
    expect(early('/')).toEqual({ kind: 'wait' })
  })

  it.each([superAdmin, spectator])('RTE-44 $group without a company must choose one first', (visitor) => {
    for (const path of ['/', '/apps', '/admin', ...COMPANY_MENU, '/dataSharingAddendum', '/reportbuilder']) {
      expect(visit(path, visitor), path).toEqual(to('/companyList'))
    }
    const own = ['/companyList', '/globalUserManagement', '/profile', '/knowledgeBase/home', '/releaseNotes']
    for (const path of [...own, '/dataDictionary', '/support', '/support/trackTicket', '/contactUs', '/operations']) {
      expect(visit(path, visitor), path).toEqual(show)
    }
    expect(visit('/apps', { ...visitor, hasCompany: true })).toEqual(show)
  })

  it.each([superAdmin, spectator])(
    'CTX-05 $group acting for a company opens content areas without that company',
    (visitor) => {
      const acting: Visitor = { ...visitor, hasCompany: true }
      const areas = pathsOf(({ inOwnCompany }) => inOwnCompany === true).filter((path) => !path.includes(':'))
      expect(areas.toSorted().join(' ')).toBe(
        '/contactUs /dataDictionary /dataDictionaryV2 /knowledgeBase/article/content/* ' +
          '/knowledgeBase/articles /knowledgeBase/basic /knowledgeBase/basic/article /knowledgeBase/home ' +
          '/knowledgeBase/search /nda /profile/requestAccess /releaseNotes /releaseNotes/article /support ' +
          '/support/ticketCreation /support/trackTicket',
      )
      for (const path of areas) {
        expect(visit(`${path}?company=c-1#faq`, acting), path).toEqual(to(`${path}?company=#faq`))
        expect(hrefOf(routeAt(ROUTES, path), acting), path).toBe(`${path}?company=`)
        expect(hrefOf(routeAt(ROUTES, path), visitor), path).toBe(path)
        expect(visit(`${path}?company=c-1`, regular), path).not.toEqual(to(`${path}?company=`))
      }
      expect(hrefOf(routeAt(ROUTES, '/apps'), acting)).toBe('/apps')
    },
  )

  it.each(GATES)('SES-09 %s closes every private page except those that open the gate', (gate) => {
    const destination = GATE_DESTINATIONS[gate]
    const open = ['/profile/access', '/accessDenied', destination.split('?')[0]]
    if (gate === 'REGISTRATION_INCOMPLETE') open.push('/dataSharingAddendum')
    for (const path of pathsOf(({ access }) => access === 'private')) {
      const expected = open.includes(path) ? show : to(destination)
      expect(visit(path, { ...regular, gate }), path).toEqual(expected)
      expect(visit(path, { ...basic, gate }), path).toEqual(expected)
    }
    expect(visit(destination, { ...regular, gate })).toEqual(show)
    for (const path of ['/contactUs', '/support', '/noAccess']) expect(visit(path, { ...regular, gate })).toEqual(show)
    expect(menu({ ...regular, gate })).toEqual(['/support'])
  })

  it('SES-10 users without access can look around and request access only if the server allows it', () => {
    const newHire: Visitor = { ...regular, gate: 'NO_ACCESS', canBrowse: true }
    for (const path of ['/apps?explore=true', '/learn?product=SHOPPER_BEHAVIOR', '/profile/requestAccess']) {
      expect(visit(path, newHire), path).toEqual(show)
      expect(visit(path, { ...newHire, canBrowse: false }), path).toEqual(to('/noAccess'))
      expect(visit(path, { ...newHire, gate: 'NDA_NOT_ACCEPTED' }), path).toEqual(to('/nda'))
    }
    expect(visit('/apps', newHire)).toEqual(to('/noAccess'))
  })

  it('TRM-02 users who must accept the terms can open them on every tenant', () => {
    for (const tenant of TENANT_CODES) expect(visit('/terms?accept=true', regular, tenant)).toEqual(show)
    expect(visit('/terms', regular, 'MX')).toEqual({ kind: 'notFound' })
  })

  it('RTE-45 a basic user can open the listed pages, public pages and pages that open gates', () => {
    const listed = ['/support', '/support/trackTicket', '/support/trackTicket/1', '/reportbuilder', '/dataDictionary']
    const more = ['/dataDictionaryV2', '/apps', '/admin', '/admin/userList', '/profile', '/profile/access']
    const rest = ['/knowledgeBase/basic', '/knowledgeBase/basic/article', '/knowledgeBase/search', '/accessDenied']
    const gates = Object.values(GATE_DESTINATIONS)
    for (const path of [...listed, ...more, ...rest, ...gates, '/userRegistration', '/contactUs']) {
      expect(visit(path, basic), path).toEqual(show)
    }
  })

  it('RTE-45 a basic user is redirected to /noAccess from all other private pages', () => {
    for (const path of pathsOf(({ access, basic: isBasic }) => access === 'private' && !isBasic)) {
      expect(visit(path, basic), path).toEqual(to('/noAccess'))
    }
  })

  it.each<[string, TenantCode[]]>([
    ['/privacyPolicy', ['US', 'CA']],
    ['/terms', ['US']],
    ['/releaseNotes', ['US']],
    ['/releaseNotes/article', ['US']],
  ])('RTE-47 %s exists for %s and is not found on other tenants', (path, tenants) => {
    for (const tenant of TENANT_CODES) {
      const expected = tenants.includes(tenant) ? show : { kind: 'notFound' }
      expect(visit(path, regular, tenant), tenant).toEqual(expected)
    }
  })

  it('RTE-49 KB-10 a missing permission redirects to /accessDenied; admin and knowledge base pages show their own notice', () => {
    const nobody: Visitor = { ...regular, permissions: [] }
    expect(visit('/knowledgeBase/home', nobody)).toEqual({ kind: 'noKnowledgeBase' })
    expect(visit('/profile/requestAccess', nobody)).toEqual(refused('menu.requestAccess'))
    expect(visit('/admin/userList', { ...admin, permissions: [] })).toEqual({ kind: 'notAdministrator' })
    for (const path of pathsOf(({ isAdminPage }) => isAdminPage === true)) {
      expect(visit(path, regular), path).toEqual({ kind: 'notAdministrator' })
    }
  })

  it('RTE-26 only super admins and users who can switch companies can open the company list', () => {
    expect(visit('/companyList', regular)).toEqual(show)
    expect(visit('/companyList', { ...regular, permissions: [] })).toEqual(refused('menu.customerAccounts', true))
  })

  it('RTE-51 only super admins can open the pages of operators', () => {
    expect(visit('/operations', admin)).toEqual(refused('title.operations', true))
    expect(visit('/globalUserManagement', admin)).toEqual(refused('menu.globalUsers', true))
    for (const path of ['/operations', '/globalUserManagement']) expect(visit(path, spectator)).toEqual(show)
  })

  it('SCR-02 signed-in users are redirected from the landing page to the apps', () => {
    expect(visit('/', regular)).toEqual(to('/apps'))
  })

  it('SCR-01 menus contain only built pages that the visitor can open', () => {
    const own = ['/apps', '/dataDictionary', '/knowledgeBase/home', '/releaseNotes', '/support']
    expect(menu(regular)).toEqual(own)
    expect(menu(admin)).toEqual([...own, ...COMPANY_MENU])
    const ofStaff = ['/companyList', '/globalUserManagement', '/operations']
    expect(menu({ ...superAdmin, hasCompany: true })).toEqual([...menu(admin), ...ofStaff])
    expect(menu(regular, ['footer'])).toEqual(['/privacyPolicy', '/terms', '/contactUs'])
  })
})
