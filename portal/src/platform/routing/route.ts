import type { FlagKey, Gate, Group, PageName, Permission, PortalPath, TenantCode } from '@tessera/contract'
import { routedPath } from '@tessera/contract'
import { matchPath } from 'react-router-dom'
import type { Place } from '../../data/unauthorized.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { LazyPage } from './lazy-page.ts'

/** The visitor's facts that routes use. */
export interface Visitor {
  group: Group | null
  category: 'super admin' | 'basic' | 'charter' | 'unknown'
  permissions: readonly Permission[]
  /** Whether the visitor acts for a company (super admins do only after choosing one). */
  hasCompany: boolean
  /** The gate that closes the portal to the account. */
  gate: Gate | null
  /** Whether the gate NO_ACCESS allows the visitor to look around and request access. */
  mayLookAround: boolean
}

/** The sections of the navigation, in their order; 'staff' is for the two super-admin groups. */
export const NAVIGATION_PLACES = ['apps', 'learn', 'help', 'company', 'staff'] as const
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number]

/** The icon of a page in the navigation. */
export type MenuIcon =
  | 'apps'
  | 'dictionary'
  | 'knowledge'
  | 'news'
  | 'help'
  | 'users'
  | 'domains'
  | 'partners'
  | 'activity'
  | 'companies'
  | 'everywhere'
  | 'operations'

/** An entry of the navigation, which has an icon, or of another menu. */
type PageMenu = {
  label: MessageId
  order: number
  counts?: 'releaseNotes'
  /** The start of the paths that belong to the entry; the page's own path by default. */
  below?: string
} & ({ place: NavigationPlace; icon: MenuIcon } | { place: 'user' | 'footer'; icon?: undefined })

/** A menu, or a section of the navigation. */
export type MenuPlace = PageMenu['place']

/** Whether a place is a section of the navigation. */
export function isNavigationPlace(place: MenuPlace): place is NavigationPlace {
  return NAVIGATION_PLACES.some((each) => each === place)
}

/** A flag that opens screens of the knowledge base. */
type KnowledgeFlag = Extract<FlagKey, 'wem_kb_rollout' | 'kb_search_rollout'>

/** One row of the route table. */
export interface PortalRoute {
  path: PortalPath | '*'
  /** The screen, a chunk of its own. */
  page: LazyPage
  /** Browser title without the product's name; none for the product's name only. */
  title?: MessageId | ((at: Place) => MessageId | undefined)
  /** Name in analytics, never translated. */
  analytics: PageName | ((at: Place, visitor: Visitor | null) => PageName)
  access: 'public' | 'private'
  /** Only for these groups and holders. */
  only?: 'superAdmins' | 'superAdminsAndSwitchers'
  /** A missing one shows /accessDenied, on admin pages the administrator's notice. */
  permission?: Permission
  /** Super admins have the permission for a company only, and are allowed without one too. */
  orStaff?: true
  /** Only for administrators; others see a message. */
  isAdminPage?: true
  /** Shows a company's own things beside what suppliers see: super admins choose a company first there too. */
  needsCompany?: true
  /** Super admins are there as themselves, whatever company they act for elsewhere. */
  asOneself?: true
  /** Open to basic users. */
  basic?: true
  /**
   * The users who can open it at a gate: everyone, registering users, users without access if they are internal, or users who
   * may look around.
   */
  underGate?: 'everyone' | 'registering' | 'internal' | 'explorers'
  /** Where it exists; everywhere when absent. */
  tenants?: readonly TenantCode[]
  /** Exists everywhere for those who must accept something (`?accept=true`). */
  acceptedEverywhere?: true
  /** A signed-in visitor goes there instead. */
  signedInGoTo?: PortalPath
  /** The page has no banner above it. */
  hasNoBanners?: true
  /** Says itself that its permission is missing, in place of /accessDenied. */
  refusesInPlace?: true
  /** Only for basic users: others are redirected to the knowledge base's home. */
  onlyBasic?: true
  /** Shown whether signed in or not, without asking. */
  ignoresSession?: true
  /** A screen of the knowledge base that is rolled out by this flag; others are led to its first page. */
  needsFlag?: KnowledgeFlag | ((at: Place) => KnowledgeFlag | undefined)
  menu?: PageMenu
}

/** History state of /accessDenied: the refused page. */
export interface Refusal {
  /** The page's title; undefined where it is only the product's name. */
  page: MessageId | undefined
  /** Whether it is for the product's own staff, and no role of a company opens it. */
  isStaffs: boolean
}

/** Whether the history state is one: it may be something else, or missing. */
export function isRefusal(state: unknown): state is Refusal {
  return typeof state === 'object' && state !== null && 'isStaffs' in state
}

/** The value of one query parameter of a place. */
export function queryOf({ search }: Place, name: string): string | null {
  return new URLSearchParams(search).get(name)
}

/** A page's title: of its route, or none for the product's name only. */
export function titleIdOf(route: PortalRoute, at: Place): MessageId | undefined {
  return typeof route.title === 'function' ? route.title(at) : route.title
}

/** `App Launch | Scintilla`, or the product's name only. */
export function documentTitle(title: string | undefined, productName: string): string {
  return title ? `${title} | ${productName}` : productName
}

/** The flag that a place of a route needs. */
export function flagFor({ needsFlag }: PortalRoute, at: Place): KnowledgeFlag | undefined {
  return typeof needsFlag === 'function' ? needsFlag(at) : needsFlag
}

/** The analytics name of a place. */
export function analyticsNameOf(route: PortalRoute, at: Place, visitor: Visitor | null): PageName {
  return typeof route.analytics === 'function' ? route.analytics(at, visitor) : route.analytics
}

/** The route of a path; the last one is for every path. */
export function routeAt(routes: readonly PortalRoute[], pathname: string): PortalRoute {
  const wanted = routedPath(pathname)
  const found = routes.find(({ path }) => path !== '*' && matchPath(path, wanted)) ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}
