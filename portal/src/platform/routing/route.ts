import type { FlagKey, Gate, Group, PageName, Permission, PortalPath, TenantCode } from '@tessera/contract'
import { routedPath } from '@tessera/contract'
import { matchPath } from 'react-router-dom'
import type { Place } from '../../data/unauthorized.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { LazyPage } from './lazy-page.ts'

/** The facts about the visitor that routes use. */
export interface Visitor {
  group: Group | null
  category: 'super admin' | 'basic' | 'charter' | 'unknown'
  permissions: readonly Permission[]
  /** Whether the visitor acts for a company; super admins do so only after choosing one. */
  hasCompany: boolean
  /** The gate that closes the portal to the account. */
  gate: Gate | null
  /** Whether the gate NO_ACCESS allows the visitor to look around and request access. */
  canBrowse: boolean
}

/** The sections of the navigation, in order; 'staff' is for the two super-admin groups. */
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

/** A row of the route table. */
export interface PortalRoute {
  path: PortalPath | '*'
  /** The screen, in its own chunk. */
  page: LazyPage
  /** Browser title without the product's name; if absent, the title is only the product's name. */
  title?: MessageId | ((at: Place) => MessageId | undefined)
  /** Name in analytics, never translated. */
  analytics: PageName | ((at: Place, visitor: Visitor | null) => PageName)
  access: 'public' | 'private'
  /** Only super admins can open it, or also users who can switch companies. */
  only?: 'superAdmins' | 'superAdminsAndSwitchers'
  /** Without it, the visitor sees /accessDenied, or the administrator notice on admin pages. */
  permission?: Permission
  /** Super admins have the permission only while acting for a company, but can also open the page without one. */
  orStaff?: true
  /** Only for administrators; others see a message. */
  isAdminPage?: true
  /** Shows a company's own data besides the pages of suppliers, so super admins must choose a company first. */
  needsCompany?: true
  /** Super admins open it without an acting company. */
  inOwnCompany?: true
  /** Open to basic users. */
  basic?: true
  /**
   * The users who can open it at a gate: everyone, registering users, internal users without access, or users who can
   * look around.
   */
  underGate?: 'everyone' | 'registering' | 'internal' | 'explorers'
  /** The tenants that have it; all if absent. */
  tenants?: readonly TenantCode[]
  /** Exists on all tenants for users who must accept a document (`?accept=true`). */
  acceptedEverywhere?: true
  /** The path to which signed-in visitors are redirected instead. */
  signedInGoTo?: PortalPath
  /** The page has no banner above it. */
  hasNoBanners?: true
  /** Reports a missing permission itself, without a redirect to /accessDenied. */
  refusesInPlace?: true
  /** Only for basic users; others are redirected to the knowledge base's home. */
  onlyBasic?: true
  /** Shown to all visitors without checking the session. */
  ignoresSession?: true
  /**
   * A screen of the knowledge base behind this flag; without the flag, visitors are redirected to the knowledge base's
   * home.
   */
  needsFlag?: KnowledgeFlag | ((at: Place) => KnowledgeFlag | undefined)
  menu?: PageMenu
}

/** History state of /accessDenied: the refused page. */
export interface Refusal {
  /** The page's title; undefined for only the product's name. */
  page: MessageId | undefined
  /** Whether the page is only for super admins, so no role in a company opens it. */
  isForStaff: boolean
}

/** Whether the history state is a refusal; it can be another value or missing. */
export function isRefusal(state: unknown): state is Refusal {
  return typeof state === 'object' && state !== null && 'isForStaff' in state
}

/** Returns the value of one query parameter of a place. */
export function queryOf({ search }: Place, name: string): string | null {
  return new URLSearchParams(search).get(name)
}

/** Returns a page's title from its route; undefined for only the product's name. */
export function titleIdOf(route: PortalRoute, at: Place): MessageId | undefined {
  return typeof route.title === 'function' ? route.title(at) : route.title
}

/** Returns `App Launch | Scintilla`, or only the product's name. */
export function documentTitle(title: string | undefined, productName: string): string {
  return title ? `${title} | ${productName}` : productName
}

/** Returns the flag that a place of a route needs. */
export function flagFor({ needsFlag }: PortalRoute, at: Place): KnowledgeFlag | undefined {
  return typeof needsFlag === 'function' ? needsFlag(at) : needsFlag
}

/** Returns the analytics name of a place. */
export function analyticsNameOf(route: PortalRoute, at: Place, visitor: Visitor | null): PageName {
  return typeof route.analytics === 'function' ? route.analytics(at, visitor) : route.analytics
}

/** Returns the route of a path; the last row matches every path. */
export function routeAt(routes: readonly PortalRoute[], pathname: string): PortalRoute {
  const wanted = routedPath(pathname)
  const found = routes.find(({ path }) => path !== '*' && matchPath(path, wanted)) ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}
