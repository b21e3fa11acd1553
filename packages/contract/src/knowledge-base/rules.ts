import type { UserType, WorkspaceId } from '../content/rules.ts'
import { contentPath } from '../content/rules.ts'
import type { Locale } from '../locales.ts'
import { pathTo } from '../paths.ts'
import type { TenantCode } from '../tenants.ts'

/** The layout of a workspace. */
export const WORKSPACE_VARIANTS = {
  supplier: 'standard',
  charter: 'charter',
  internal: 'standard',
  basic: 'basic',
  wem: 'content-service',
} as const satisfies Record<WorkspaceId, string>

/** Limits of the knowledge base's calls. */
export const KNOWLEDGE_LIMITS = {
  /** The fewest characters of a search, after trimming. */
  shortestSearch: 3,
  /** Default number of results per page. */
  pageSize: 10,
  top: 10,
  recent: 5,
  suggestions: 6,
  related: 4,
  /** The number of days whose reads count for the top articles. */
  readDays: 30,
  wordsPerMinute: 200,
  comment: 500,
} as const

/** The reasons why an article did not help. */
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

/** Returns the segments of an article's URL after its base; the first encoded slash counts as a slash. */
function segmentsOf(pathname: string): string[] {
  return pathname
    .replace(/%2f/i, '/')
    .split('/')
    .slice(ARTICLE_BASE.split('/').length - 1)
    .filter(Boolean)
    .map(decoded)
}

/** Returns the article id in a URL: its sixth segment, after the first encoded slash is decoded; null without one. */
export function articleIdFromPath(pathname: string): string | null {
  const id = pathname.replace(/%2f/i, '/').split('/')[5]
  return id ? decoded(id) : null
}

/** An article in a workspace. */
export interface ArticleKey {
  workspaceId: string
  id: string
}

/** Parses the URL of an article: a workspace and an id, or a path of the content service; null for any other URL. */
export function articleAt(pathname: string): ArticleKey | { contentPath: string } | null {
  const [workspaceId, , ...more] = segmentsOf(pathname)
  const id = articleIdFromPath(pathname)
  if (!workspaceId || !id) return null
  if (more.length > 0) return { contentPath: [workspaceId, id, ...more].join('/').toLowerCase() }
  return { workspaceId, id }
}

/** The reader who opens an article's URL. */
export interface KnowledgeReader {
  tenant: TenantCode
  locale: Locale
  userType: UserType
}

/** Returns the URL of an article that the reader can open. */
export function kbPath({ workspaceId, id }: ArticleKey, { tenant, locale, userType }: KnowledgeReader): string {
  if (userType === 'basic') return pathTo('/knowledgeBase/basic/article', { article: id })
  if (workspaceId === 'wem') return `${ARTICLE_BASE}${contentPath({ tenant, locale, userType, slug: id })}`
  return `${ARTICLE_BASE}${encodeURIComponent(`${workspaceId}/${id}`)}`
}
