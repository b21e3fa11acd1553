import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { knowledgeBaseSchemas } from './schemas.ts'

/** The articles of the workspaces that the caller can read. */
export const knowledgeBaseCalls = /* @__PURE__ */ defineCalls<typeof knowledgeBaseSchemas>(
  'knowledgeBase',
  { ...READ, access: 'session', openUnder: [], permission: PERMISSIONS.listKnowledgeBase, localized: true },
  {
    workspaces: { path: 'kb/workspaces' },
    top: { path: 'knowledgeBaseTopArticle' },
    recent: { path: 'kb/recent' },
    hierarchy: { path: 'kb/workspaces/:workspace/hierarchy' },
    article: { path: 'kb/workspaces/:workspace/articles/:id/content' },
    search: { path: 'kb/search' },
    suggest: { path: 'kb/suggest' },
    verdict: {
      method: 'POST',
      path: 'kb/workspaces/:workspace/articles/:id/verdict',
      writes: true,
      spectators: true,
      localized: false,
    },
  },
)
