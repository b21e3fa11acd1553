import type { calls, WorkspaceId } from '@tessera/contract'
import { WORKSPACE_VARIANTS } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import {
  articleDetail,
  countRead,
  findArticle,
  nodeIn,
  recentArticles,
  topArticles,
  verdictOf,
  workspaceTree,
} from './articles.ts'
import { callersWorkspaces, readerOf } from './reader.ts'
import { searchArticles, suggestArticles } from './search.ts'
import { saveVerdict } from './verdicts.ts'
import { WORKSPACE_TEXTS } from './messages.ts'

/**
 * The workspace in the path, or 404 if the caller cannot read it. The content service's workspace needs no flag here.
 */
async function workspaceOf(id: string, context: CallContext): Promise<WorkspaceId> {
  const workspace = (await callersWorkspaces(context, 'wem')).find((each) => each === id)
  if (!workspace) throw new HttpError('NOT_FOUND')
  return workspace
}

/** The workspaces of a list: all that the caller can read, or only the named one. */
async function workspacesIn(
  { kb, workspace }: { kb?: 'wem' | undefined; workspace?: WorkspaceId | undefined },
  context: CallContext,
): Promise<WorkspaceId[]> {
  const all = await callersWorkspaces(context, kb)
  return workspace === undefined ? all : all.filter((id) => id === workspace)
}

async function articleAt({ workspace, id }: { workspace: string; id: string }, context: CallContext) {
  const workspaces = [await workspaceOf(workspace, context)]
  const article = await findArticle(context.db, { workspaces, id }, readerOf(context))
  if (!article) throw new HttpError('NOT_FOUND')
  return article
}

/** Handlers of the knowledge base's calls. */
export const knowledgeBaseHandlers: HandlersOf<typeof calls.knowledgeBase> = {
  async workspaces({ query }, context) {
    const ids = await callersWorkspaces(context, query.kb)
    return ids.map((id) => {
      const { title, description } = WORKSPACE_TEXTS[id]
      const { locale } = context
      return { id, title: title[locale], description: description[locale], variant: WORKSPACE_VARIANTS[id] }
    })
  },
  async top({ query }, context) {
    const workspaces = await workspacesIn(query, context)
    return topArticles(context.db, { workspaces, now: context.clock.now() }, readerOf(context))
  },
  async recent({ query }, context) {
    return recentArticles(context.db, await workspacesIn(query, context), readerOf(context))
  },
  async hierarchy({ params, query }, context) {
    const tree = await workspaceTree(context.db, await workspaceOf(params.workspace, context), readerOf(context))
    const { title } = query
    if (title === undefined || title === tree.title) return tree
    const category = nodeIn(tree.children, (node) => node.type === 'CATEGORY' && node.title === title)
    if (!category) throw new HttpError('NOT_FOUND')
    return { title: category.title, children: category.children }
  },
  async article({ params }, context) {
    const { db, clock, reply } = context
    const row = await articleAt(params, context)
    await countRead(db, row.itemId, clock.now())
    reply.header('content-language', row.locale)
    return articleDetail(db, row, readerOf(context))
  },
  async search({ query: { query: text, page, size, workspace, kb } }, context) {
    const workspaces = await workspacesIn({ kb, workspace }, context)
    const wanted = { text, workspaces, offset: page * size, limit: size }
    const { results, total, corrected } = await searchArticles(context.db, wanted, readerOf(context))
    return {
      content: results,
      page,
      size,
      total_elements: total,
      total_pages: Math.ceil(total / size),
      ...(corrected !== undefined && { corrected }),
    }
  },
  async suggest({ query: { query: text, kb } }, context) {
    const workspaces = await callersWorkspaces(context, kb)
    return { suggestions: await suggestArticles(context.db, { text, workspaces }, readerOf(context)) }
  },
  async verdict({ params, body }, context) {
    const { loginId } = callerOf(context).account
    const { db, clock } = context
    const { itemId } = await articleAt(params, context)
    await saveVerdict(db, { itemId, ...body }, { by: loginId, at: clock.now() })
    const stored = await verdictOf(db, { itemId, ...body }, loginId)
    if (!stored) throw new HttpError('CONFLICT')
    return stored
  },
}
