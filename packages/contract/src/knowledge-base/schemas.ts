import * as z from 'zod'
import { WORKSPACES } from '../content/rules.ts'
import { LIMITS } from '../limits.ts'
import { pageOf, rowsPerPage, whole } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { oneLine, withoutUnseen } from '../plain-text.ts'
import { KNOWLEDGE_LIMITS, VERDICT_REASONS, WORKSPACE_VARIANTS } from './rules.ts'

const { shortestSearch, comment } = KNOWLEDGE_LIMITS

/** The portal's query flag that shows the content service's workspace. */
const kb = z.literal('wem').optional()

const workspace = z.object({
  id: z.enum(WORKSPACES),
  title: z.string(),
  description: z.string(),
  variant: z.enum(Object.values(WORKSPACE_VARIANTS)),
})

const listed = z.object({
  id: z.string(),
  workspaceId: z.enum(WORKSPACES),
  title: z.string(),
  summary: z.string(),
  /** The language of the texts: the reader's, or en-US as a fallback. */
  locale: z.enum(LOCALES),
  updatedOn: z.iso.date(),
})

const node = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of an article's title. */
  locale: z.enum(LOCALES).optional(),
  type: z.enum(['CATEGORY', 'ARTICLE']),
  get children() {
    return z.array(node)
  },
})

const neighbor = z.object({ id: z.string(), title: z.string() })

const verdict = z.object({ helped: z.boolean(), reason: z.enum(VERDICT_REASONS).nullable() })

const article = z.object({
  id: z.string(),
  workspaceId: z.enum(WORKSPACES),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  /** The version of the text in that language. */
  version: z.int(),
  updatedOn: z.iso.date(),
  locale: z.enum(LOCALES),
  minutes: z.int(),
  tags: z.array(z.string()),
  categories: z.array(neighbor),
  related: z.array(listed),
  previous: neighbor.nullable(),
  next: neighbor.nullable(),
  /** The reader's verdict on this version. */
  verdict: verdict.nullable(),
})

/** Start and end of a text range, in UTF-16 code units. */
const range = z.tuple([z.int(), z.int()])

const searchResult = z.object({
  id: z.string(),
  workspaceId: z.enum(WORKSPACES),
  title: z.string(),
  titleRanges: z.array(range),
  snippet: z.string(),
  ranges: z.array(range),
  locale: z.enum(LOCALES),
})

const query = z
  .string()
  .regex(/^[\P{Cc}\s]*$/u, 'Leave out control characters')
  .overwrite(oneLine)
  .min(shortestSearch, `Enter at least ${shortestSearch} characters to search`)
  .max(LIMITS.search)

const oneArticle = z.object({ workspace: z.string().max(40), id: z.string().max(100) })

/** The schemas of the knowledge base's calls. */
export const knowledgeBaseSchemas = {
  workspaces: { query: z.object({ kb }), answer: z.array(workspace) },
  /** The most read articles of the last 30 days, then the newest. */
  top: { query: z.object({ kb, workspace: z.enum(WORKSPACES).optional() }), answer: z.array(listed) },
  /** The articles that changed most recently. */
  recent: { query: z.object({ kb, workspace: z.enum(WORKSPACES).optional() }), answer: z.array(listed) },
  /** The tree of a workspace, or of its category with the given title. */
  hierarchy: {
    params: z.object({ workspace: z.string().max(40) }),
    query: z.object({ title: z.string().max(200).optional() }),
    answer: z.object({ title: z.string(), children: z.array(node) }),
  },
  article: { params: oneArticle, answer: article },
  search: {
    query: z.object({
      query,
      page: whole.pipe(z.int().max(100_000)).default(0),
      size: rowsPerPage(KNOWLEDGE_LIMITS.pageSize),
      workspace: z.enum(WORKSPACES).optional(),
      kb,
    }),
    /** `corrected` is the search that returned these results, if the given search is misspelled. */
    answer: pageOf(searchResult).extend({ corrected: z.string().optional() }),
  },
  suggest: {
    query: z.object({ query, kb }),
    answer: z.object({ suggestions: z.array(neighbor.extend({ workspaceId: z.enum(WORKSPACES) })) }),
  },
  /** One verdict per user and version; the first stays. */
  verdict: {
    params: oneArticle,
    body: z.object({
      locale: z.enum(LOCALES),
      version: z.int().min(1),
      helped: z.boolean(),
      reason: z.enum(VERDICT_REASONS).optional(),
      comment: z.string().overwrite(withoutUnseen).max(comment).optional(),
    }),
    answer: verdict,
  },
}

export type Workspace = z.infer<typeof workspace>
export type ListedArticle = z.infer<typeof listed>
export type HierarchyNode = z.infer<typeof node>
export type KnowledgeArticle = z.infer<typeof article>
export type KnowledgeResult = z.infer<typeof searchResult>
export type ArticleVerdict = z.infer<typeof knowledgeBaseSchemas.verdict.body>
