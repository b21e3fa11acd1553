/** A page that refuses the account. */
type Refusal = 'not found' | 'no item' | 'not an administrator' | 'no knowledge base'
/** An account's result at a URL: the URL's own screen, a refusal, or a redirect. */
export type Outcome = 'opens' | Refusal | { redirect: string } | { leaves: RegExp }

export interface Person {
  loginId: string
  host: 'localhost' | 'mx.localhost' | 'ca.localhost'
  language: 'en-US' | 'es-MX' | 'fr-CA'
  /** URLs with a result other than their own screen. */
  except: Readonly<Record<string, Outcome>>
  /** An account of a basic company, whose registration page has its own analytics name. */
  isBasic?: true
  /** An account before registration sees the form instead of the confirmation. */
  isInvited?: true
}

function redirects(to: string, addresses: readonly string[]): Record<string, Outcome> {
  return Object.fromEntries(addresses.map((at) => [at, { redirect: to }]))
}

function refusals(outcome: Refusal, addresses: readonly string[]) {
  return Object.fromEntries(addresses.map((at) => [at, outcome]))
}

const START = ['/', '/?plan=basic', '/?plan=basic#signUp', '/?plan=basic#plans']
const USERS = [
  '/admin/userList',
  '/admin/userList/upload',
  '/admin/userList/upload/00000000-0000-4000-8000-000000000000',
]
const ADMIN = ['/admin', ...USERS, '/admin/domainsList', '/admin/thirdParty', '/admin/activityLog']
/** SRV-07: jobs that the user started; only administrators start jobs. */
const FILES = '/profile/files'
const SUPER_ADMINS_OWN = ['/globalUserManagement', '/operations']
const LEARN = [
  '/learn?product=SHOPPER_BEHAVIOR',
  '/learn?product=CHANNEL_INSIGHTS',
  '/learn?product=CUSTOMER_PERCEPTION',
  '/learn?product=DIGITAL_LANDSCAPES',
]
const BASIC_ARTICLE = '/knowledgeBase/basic/article?article=first-log-in'
const SUPPLIER_ARTICLE = '/knowledgeBase/article/content/supplier%2Fadd-a-user'
const RELEASE_NOTE = '/releaseNotes/article?path=release-notes%2Fknowledge-base-opens'
/** KB-06c: the pages of basic users redirect others to the home page. */
const BASIC_PAGES = ['/knowledgeBase/basic', BASIC_ARTICLE]
const CONTENT = [
  '/support/trackTicket',
  '/support/trackTicket/1001',
  '/knowledgeBase/home',
  '/knowledgeBase/search',
  '/knowledgeBase/basic',
  BASIC_ARTICLE,
  '/knowledgeBase/articles?kb=wem',
  '/knowledgeBase/articles',
  SUPPLIER_ARTICLE,
  '/releaseNotes',
  RELEASE_NOTE,
  '/dataDictionary',
  '/dataDictionaryV2',
]

/**
 * RTE-44: without a company, super admins are redirected from a company's own pages to the company list. ROL-15: they
 * can't request access.
 */
const SUPER_ADMIN = {
  ...redirects('/companyList', [
    ...START,
    '/apps',
    '/apps?explore=true',
    ...ADMIN,
    '/dataSharingAddendum',
    '/reportbuilder',
  ]),
  ...redirects('/accessDenied', ['/profile/requestAccess']),
  ...redirects('/knowledgeBase/home', ['/knowledgeBase/articles', ...BASIC_PAGES]),
}

const REPORT_BUILDER = { '/reportbuilder': { leaves: /^https:\/\/report-builder\.scintilla\.example\/$/ } } as const
const NO_REPORT_BUILDER = redirects('/accessDenied', ['/reportbuilder'])

/**
 * ROL-14, RTE-26, RTE-49: super admins' pages are closed to everyone else. RTE-46: a content-service page needs its
 * flag.
 */
const REGULAR = {
  ...redirects('/apps', START),
  ...redirects('/accessDenied', ['/companyList', ...SUPER_ADMINS_OWN]),
  ...redirects('/knowledgeBase/home', ['/knowledgeBase/articles', ...BASIC_PAGES]),
  ...NO_REPORT_BUILDER,
}

/**
 * ROL-15: only internal users request access themselves. ROL-07: users without a group see a message on admin pages.
 */
const INTERNAL = { ...REGULAR, ...redirects('/accessDenied', [FILES]), ...refusals('not an administrator', ADMIN) }
const SUPPLIER_ADMIN = { ...REGULAR, ...redirects('/accessDenied', ['/profile/requestAccess']) }
const SUPPLIER_USER = {
  ...SUPPLIER_ADMIN,
  ...redirects('/accessDenied', [FILES]),
  ...refusals('not an administrator', ADMIN),
}

/** RTE-26, CPY-05: users who can switch companies can open the list. */
const SWITCHER = { '/companyList': 'opens' } as const

/** ROL-16, KB-10: a user of an ACCOUNT company without Charter has no knowledge base. */
const ACCOUNT_COMPANY_USER = {
  ...SUPPLIER_USER,
  ...REPORT_BUILDER,
  ...refusals(
    'no knowledge base',
    CONTENT.filter((at) => at.startsWith('/knowledgeBase/')),
  ),
}

/** RTE-45: every page outside the basic users' list redirects to /noAccess. */
const BASIC_ADMIN = {
  ...redirects('/apps', START),
  ...redirects('/noAccess', [
    '/knowledgeBase/home',
    '/knowledgeBase/articles?kb=wem',
    '/knowledgeBase/articles',
    SUPPLIER_ARTICLE,
    '/profile/requestAccess',
    '/companyList',
    '/admin/domainsList',
    '/admin/thirdParty',
    '/admin/activityLog',
    '/releaseNotes',
    RELEASE_NOTE,
    ...SUPER_ADMINS_OWN,
    ...LEARN,
  ]),
  ...REPORT_BUILDER,
}
const BASIC_USER = {
  ...BASIC_ADMIN,
  ...redirects('/accessDenied', [FILES]),
  ...refusals('not an administrator', ['/admin', ...USERS]),
}

const PRIVATE = [
  ...CONTENT,
  ...ADMIN,
  ...SUPER_ADMINS_OWN,
  ...LEARN,
  '/apps',
  '/apps?explore=true',
  '/reportbuilder',
  '/profile',
  '/profile/requestAccess',
  FILES,
  '/userRegistration',
  '/companyList',
  '/dataSharingAddendum',
  '/nda',
]

/**
 * SES-09: a gate closes every page except public ones, its own page, the refusal page and the My Access page (RTE-52).
 */
function gated(gate: string): Record<string, Outcome> {
  return { ...redirects(gate, [...START, ...PRIVATE]), [gate]: 'opens' }
}

/**
 * PRF-01: a basic company's first administrator reads the addendum before accepting it with the
 * registration. The page is open to every user who registers.
 */
const REGISTERING: Record<string, Outcome> = { ...gated('/userRegistration'), '/dataSharingAddendum': 'opens' }

/** SES-10, SCR-05: internal users without access can look around and request it. */
const NEW_HIRE: Record<string, Outcome> = {
  ...gated('/noAccess'),
  ...Object.fromEntries([...LEARN, '/profile/requestAccess', '/apps?explore=true'].map((at) => [at, 'opens'])),
}

/**
 * PRD-02: two products in Mexico and Canada. RTE-32, RTE-33, RTE-47: no release notes there. TRM-02: /terms opens only
 * for acceptance.
 */
const MARKET_OF_TWO = {
  ...refusals('not found', [
    '/learn?product=CHANNEL_INSIGHTS',
    '/learn?product=CUSTOMER_PERCEPTION',
    '/learn?product=DIGITAL_LANDSCAPES',
    '/releaseNotes',
    RELEASE_NOTE,
    '/terms',
  ]),
}
const MEXICO = { ...MARKET_OF_TWO, ...refusals('not found', ['/privacyPolicy']) }
const CANADA = { ...MARKET_OF_TWO, ...REPORT_BUILDER }

const us = (loginId: string, except: Person['except']): Person => ({
  loginId,
  host: 'localhost',
  language: 'en-US',
  except,
})
const mx = (loginId: string, except: Person['except']): Person => ({
  loginId,
  host: 'mx.localhost',
  language: 'es-MX',
  except,
})
const ca = (loginId: string, except: Person['except']): Person => ({
  loginId,
  host: 'ca.localhost',
  language: 'fr-CA',
  except,
})

/** GEN-03: users who can use the hosts of all tenants. */
export const SUPER_ADMINS: readonly string[] = ['super@scintilla.example', 'spectator@scintilla.example']

/** The demo accounts and their results. */
export const PEOPLE: readonly Person[] = [
  us('super@scintilla.example', SUPER_ADMIN),
  us('spectator@scintilla.example', SUPER_ADMIN),
  us('merchant@scintilla.example', { ...INTERNAL, ...SWITCHER, ...REPORT_BUILDER }),
  us('protection@scintilla.example', { ...INTERNAL, ...REPORT_BUILDER }),
  us('newhire@scintilla.example', NEW_HIRE),
  us('admin@brightfoods.example', SUPPLIER_ADMIN),
  us('user@brightfoods.example', SUPPLIER_USER),
  us('agent@northbridge.example', SUPPLIER_USER),
  us('agent.multi@northbridge.example', { ...SUPPLIER_USER, ...SWITCHER }),
  { ...us('basic.admin@smallfarm.example', BASIC_ADMIN), isBasic: true },
  { ...us('basic@smallfarm.example', BASIC_USER), isBasic: true },
  { ...us('founder@greenvalley.example', REGISTERING), isBasic: true, isInvited: true },
  us('charter@orchard.example', { ...SUPPLIER_USER, ...refusals('no item', [SUPPLIER_ARTICLE]) }),
  us('account@harborline.example', ACCOUNT_COMPANY_USER),
  us('pending@brightfoods.example', gated('/pendingAccess')),
  us('blocked@brightfoods.example', gated('/noAccess')),
  { ...us('invited@brightfoods.example', REGISTERING), isInvited: true },
  us('nda@northbridge.example', gated('/nda')),
  mx('admin@campoverde.example', { ...SUPPLIER_ADMIN, ...MEXICO }),
  mx('user@campoverde.example', { ...SUPPLIER_USER, ...MEXICO }),
  ca('admin@erable.example', { ...SUPPLIER_ADMIN, ...CANADA }),
  ca('user@erable.example', { ...SUPPLIER_USER, ...CANADA }),
]

/** RTE-02: the provider asks for credentials even if the user is signed in. */
const FOR_EVERYONE: Person['except'] = { '/login': { leaves: /\/idp\/interaction\/[\w-]+$/ } }

/** Returns an account's result at a URL. */
export function outcomeOf({ except }: Person, at: string): Outcome {
  // SCR-06: an account that is not pending is redirected to /apps, or to its next gate.
  if (at === '/pendingAccess') return except[at] ?? except['/apps'] ?? { redirect: '/apps' }
  return except[at] ?? FOR_EVERYONE[at] ?? 'opens'
}
