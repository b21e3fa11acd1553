import type { AccountType, CompanyType } from '../companies/rules.ts'
import { clientUserCategory } from '../companies/rules.ts'
import type { Locale } from '../locales.ts'
import { LOCALES } from '../locales.ts'
import type { Group } from '../session/permissions.ts'
import type { TenantCode } from '../tenants.ts'
import { TENANT_CODES } from '../tenants.ts'

/** The workspaces of the knowledge base; `wem` is the content-management service. */
export const WORKSPACES = ['supplier', 'charter', 'internal', 'basic', 'wem'] as const
export type WorkspaceId = (typeof WORKSPACES)[number]

/** The collection of the release notes. */
export const RELEASE_NOTES = 'release-notes'

/** Every collection of content items: the workspaces and the release notes. */
export const COLLECTIONS = [...WORKSPACES, RELEASE_NOTES] as const
export type CollectionId = (typeof COLLECTIONS)[number]

/** The kinds of users that content is written for. */
export const USER_TYPES = ['supplier', 'charter', 'internal', 'basic'] as const
export type UserType = (typeof USER_TYPES)[number]

/** The user types that see a collection, for items that name none. */
export const COLLECTION_AUDIENCES: Readonly<Record<CollectionId, readonly UserType[]>> = {
  supplier: ['supplier', 'internal'],
  charter: ['charter'],
  internal: ['internal'],
  basic: ['basic'],
  wem: ['supplier', 'charter', 'internal'],
  [RELEASE_NOTES]: USER_TYPES,
}

/** Returns the user type that selects content. */
export function userTypeOf(user: {
  group: Group | null
  userType: 'INTERNAL' | 'EXTERNAL'
  companyType: CompanyType | null
  accountType: AccountType | null
}): UserType {
  if (user.userType === 'INTERNAL') return 'internal'
  const category = clientUserCategory(user)
  return category === 'basic' || category === 'charter' ? category : 'supplier'
}

/**
 * Returns the workspaces that a user type reads, its own first; the content service's workspace only if it is enabled.
 */
export function workspacesOf(userType: UserType, hasContentService: boolean): WorkspaceId[] {
  return WORKSPACES.filter((id) => COLLECTION_AUDIENCES[id].includes(userType) && (id !== 'wem' || hasContentService))
}

/** The states of a text's version. */
export const VERSION_STATES = ['DRAFT', 'PUBLISHED'] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** The source formats of a text. */
export const SOURCE_FORMATS = ['markdown', 'html'] as const
export type SourceFormat = (typeof SOURCE_FORMATS)[number]

/** The stored queries of the content service. */
export const PERSISTED_QUERIES = ['kbLanding', 'kbCategory', 'kbArticle', 'kbSearch'] as const

/** The base URL of content images; an image's id follows it. */
export const IMAGES_PATH = '/core-app-api/core-services/content-management/images/'

/** Limits of content and its calls. */
export const CONTENT_LIMITS = {
  slug: 80,
  title: 120,
  summary: 300,
  keywords: 600,
  source: 200_000,
  tags: 12,
  tag: 40,
  path: 300,
  /** The most results on a page of the content service. */
  pageSize: 10,
  /** The days after which an item is due for review, unless the item sets a date. */
  reviewAfterDays: 365,
  /** The fewest verdicts needed to show the share of helpful ones. */
  fewestVerdicts: 5,
  versions: 50,
} as const

/** A lower-case slug of words and hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const languageOf = (locale: Locale): string => locale.slice(0, 2)

/** The path of content in the content service, relative to its base: market, language and user type, then the slug. */
export interface ContentPath {
  tenant: TenantCode
  locale: Locale
  userType: UserType
  /** Null for the landing page. */
  slug: string | null
}

/** Returns a content service path in lower case, e.g. `us/en/supplier/fiscal-weeks`. */
export function contentPath({ tenant, locale, userType, slug }: ContentPath): string {
  const start = [tenant.toLowerCase(), languageOf(locale), userType]
  return (slug === null ? start : [...start, slug]).join('/')
}

/** Parses a path of the content service; null for an invalid path. */
export function parseContentPath(path: string): ContentPath | null {
  const [market, language, type, slug, ...more] = path.split('/').filter(Boolean)
  const tenant = TENANT_CODES.find((code) => code.toLowerCase() === market)
  const locale = LOCALES.find((each) => languageOf(each) === language)
  const userType = USER_TYPES.find((each) => each === type)
  if (!tenant || !locale || !userType || more.length > 0) return null
  return { tenant, locale, userType, slug: slug ?? null }
}

/** The path of an item in `PUT core-services/content-management/{path}`. */
export function itemPath({ collection, slug }: { collection: CollectionId; slug: string }): string {
  return collection === RELEASE_NOTES ? `${RELEASE_NOTES}/${slug}` : `kb/${collection}/${slug}`
}

/** Parses the path of an item; null for an invalid path. */
export function parseItemPath(path: string): { collection: CollectionId; slug: string } | null {
  const parts = path.split('/')
  const [name, slug = ''] = parts[0] === 'kb' ? parts.slice(1) : parts
  const isWhole = parts.length === (parts[0] === 'kb' ? 3 : 2)
  const collection = COLLECTIONS.find((each) => each === name)
  const isPlaced = (collection === RELEASE_NOTES) === (parts[0] !== 'kb')
  return collection && isWhole && isPlaced && SLUG.test(slug) ? { collection, slug } : null
}
