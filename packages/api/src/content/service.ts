import type { ContentPath, HierarchyNode, ServiceAnswer, ServiceContent } from '@tessera/contract'
import {
  COLLECTION_AUDIENCES,
  contentPath,
  KNOWLEDGE_LIMITS,
  LOCALES,
  parseContentPath,
  TENANT_CODES,
  USER_TYPES,
} from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { countRead, findArticle, minutesFor, nodeIn, verdictOf, workspaceTree } from './articles.ts'
import type { ContentReader } from './reader.ts'
import { readerOf } from './reader.ts'
import { searchArticles } from './search.ts'
import { NOT_FOUND_TEXT, WORKSPACE_TEXTS } from './messages.ts'

const SERVICE = 'wem'

type ServiceItem = ServiceContent['items'][number]

const nothing = ({ locale }: ContentReader): ServiceAnswer => ({
  errors: [{ message: NOT_FOUND_TEXT[locale], code: 'NOT_FOUND' }],
})

const pathOf = (slug: string, reader: ContentReader): string => contentPath({ ...reader, slug })

const toItem = (node: HierarchyNode, reader: ContentReader): ServiceItem => ({
  id: node.id,
  type: node.type,
  title: node.title,
  summary: '',
  path: node.type === 'ARTICLE' ? pathOf(node.id, reader) : null,
})

/** The market and user type in a content path, and the reader. */
interface ContentRequest extends Pick<ContentPath, 'tenant' | 'userType'> {
  reader: ContentReader
}

/** Content is available only for the reader's own market and user type. */
const isReaders = ({ tenant, userType, reader }: ContentRequest): boolean =>
  tenant === reader.tenant && userType === reader.userType && COLLECTION_AUDIENCES[SERVICE].includes(userType)

async function landing(context: CallContext, reader: ContentReader): Promise<ServiceAnswer> {
  const { title, children } = await workspaceTree(context.db, SERVICE, reader)
  return {
    content: { title, html: '', items: children.map((node) => toItem(node, reader)), locale: reader.locale },
  }
}

async function category(id: string, context: CallContext, reader: ContentReader): Promise<ServiceAnswer> {
  const { children } = await workspaceTree(context.db, SERVICE, reader)
  const found = nodeIn(children, (node) => node.type === 'CATEGORY' && node.id === id)
  if (!found) return nothing(reader)
  const items = found.children.map((node) => toItem(node, reader))
  return { content: { title: found.title, html: '', items, locale: reader.locale } }
}

async function article(id: string, context: CallContext, reader: ContentReader): Promise<ServiceAnswer> {
  const { db, clock, reply } = context
  const row = await findArticle(db, { workspaces: [SERVICE], id }, reader)
  if (!row) return nothing(reader)
  await countRead(db, row.itemId, clock.now())
  reply.header('content-language', row.locale)
  const { children } = await workspaceTree(db, SERVICE, reader)
  const beside = nodeIn(children, (node) => node.children.some((child) => child.id === id))?.children ?? []
  const { title, html, locale, summary, version, updatedOn, words } = row
  return {
    content: {
      title,
      html,
      locale,
      items: beside.filter((node) => node.id !== id).map((node) => toItem(node, reader)),
      article: {
        id,
        summary,
        version,
        updatedOn,
        minutes: minutesFor(words),
        verdict: await verdictOf(db, { ...row }, reader.loginId),
      },
    },
  }
}

async function search(text: string, page: number, context: CallContext, reader: ContentReader): Promise<ServiceAnswer> {
  const limit = KNOWLEDGE_LIMITS.pageSize
  const wanted = { text, workspaces: [SERVICE] as const, offset: page * limit, limit }
  const { results, total } = await searchArticles(context.db, wanted, reader)
  const items = results.map(({ id, title, snippet }): ServiceItem => ({
    id,
    type: 'ARTICLE',
    title,
    summary: snippet,
    path: pathOf(id, reader),
  }))
  const { title } = WORKSPACE_TEXTS[SERVICE]
  return { content: { title: title[reader.locale], html: '', items, locale: reader.locale, total } }
}

/** The content at a content service path. */
export async function contentAt(path: string, context: CallContext): Promise<ServiceAnswer> {
  const reader = readerOf(context)
  const target = parseContentPath(path)
  if (!target || !isReaders({ ...target, reader })) return nothing(reader)
  return target.slug === null ? landing(context, reader) : article(target.slug, context, reader)
}

interface PersistedQuery {
  query: 'kbLanding' | 'kbCategory' | 'kbArticle' | 'kbSearch'
  variables: {
    market: string
    language: string
    userType: string
    id?: string | undefined
    text?: string | undefined
    page?: number | undefined
  }
}

const missing = (name: string): ServiceAnswer => ({
  errors: [{ message: `The variable ${name} is missing.`, code: 'INVALID_INPUT' }],
})

/** The response to a named query of the content service. */
export async function persistedAnswer(
  { query, variables }: PersistedQuery,
  context: CallContext,
): Promise<ServiceAnswer> {
  const asker = readerOf(context)
  const { market, language, id, text, page = 0 } = variables
  const tenant = TENANT_CODES.find((code) => code.toLowerCase() === market.toLowerCase())
  const userType = USER_TYPES.find((each) => each === variables.userType)
  const locale = LOCALES.find((each) => each.slice(0, 2) === language.toLowerCase().slice(0, 2))
  if (!tenant || !userType || !locale || !isReaders({ tenant, userType, reader: asker })) return nothing(asker)
  const reader = { ...asker, locale }
  if (query === 'kbLanding') return landing(context, reader)
  if (query === 'kbSearch') {
    if (text === undefined || text.trim().length < KNOWLEDGE_LIMITS.shortestSearch) return missing('text')
    return search(text, page, context, reader)
  }
  if (id === undefined) return missing('id')
  return query === 'kbCategory' ? category(id, context, reader) : article(id, context, reader)
}
