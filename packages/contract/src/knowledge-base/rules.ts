import type { UserType, WorkspaceId } from '../content/rules.ts'
import { contentPath } from '../content/rules.ts'
import type { Locale } from '../locales.ts'
import { pathTo } from '../paths.ts'
import type { TenantCode } from '../tenants.ts'

/** The form in which a workspace is shown. */
export const WORKSPACE_VARIANTS = {
  supplier: 'standard',
  charter: 'charter',
  internal: 'standard',
  basic: 'basic',
  wem: 'content-service',
} as const satisfies Record<WorkspaceId, string>

/** Bounds of the knowledge base's calls. */
export const KNOWLEDGE_LIMITS = {
  /** Characters that a search has at least, after trimming. */
  shortestSearch: 3,
  /** Results of a page, where nothing is said. */
  pageSize: 10,
  top: 10,
  recent: 5,
  suggestions: 6,
  related: 4,
  /** The days whose reads count for the top articles. */
  readDays: 30,
  wordsPerMinute: 200,
  comment: 500,
} as const

/** The reasons for which an article did not help. */
export const VERDICT_REASONS = ['UNCLEAR', 'INCOMPLETE', 'OUTDATED', 'OTHER_SUBJECT'] as const
export type VerdictReason = (typeof VERDICT_REASONS)[number]

const ARTICLE_BASE = '/knowledgeBase/article/content/'

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The segments of an article's address after its base, the first encoded slash read as a slash. */
function segmentsOf(pathname: string): string[] {
  return pathname
    .replace(/%2f/i, '/')
    .split('/')
    .slice(ARTICLE_BASE.split('/').length - 1)
    .filter(Boolean)
    .map(decoded)
}

/** The id of the article in an address: its sixth segment, once the first encoded slash is a slash; null for none. */
export function articleIdFromPath(pathname: string): string | null {
  const id = pathname.replace(/%2f/i, '/').split('/')[5]
  return id ? decoded(id) : null
}

/** An article in a workspace. */
export interface ArticleKey {
  workspaceId: string
  id: string
}

/** Reads the address of an article: a workspace and an id, or a path of the content service; null for neither. */
export function articleAt(pathname: string): ArticleKey | { contentPath: string } | null {
  const [workspaceId, , ...more] = segmentsOf(pathname)
  const id = articleIdFromPath(pathname)
  if (!workspaceId || !id) return null
  if (more.length > 0) return { contentPath: [workspaceId, id, ...more].join('/').toLowerCase() }
  return { workspaceId, id }
}

/** The reader that an article's address is written for. */
export interface KnowledgeReader {
  tenant: TenantCode
  locale: Locale
  userType: UserType
}

/** The address of an article that is open to the reader. */
export function kbPath({ workspaceId, id }: ArticleKey, { tenant, locale, userType }: KnowledgeReader): string {
  if (userType === 'basic') return pathTo('/knowledgeBase/basic/article', { article: id })
  if (workspaceId === 'wem') return `${ARTICLE_BASE}${contentPath({ tenant, locale, userType, slug: id })}`
  return `${ARTICLE_BASE}${encodeURIComponent(`${workspaceId}/${id}`)}`
}
