import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'
import { queryOf } from '../../platform/routing/route.ts'

const KNOWLEDGE_BASE = {
  title: 'title.knowledgeBase',
  access: 'private',
  permission: PERMISSIONS.listKnowledgeBase,
  asOneself: true,
} as const

/** Articles that explain the products. */
export const knowledgeBaseRoutes: readonly PortalRoute[] = [
  {
    path: '/articles/insights',
    page: lazyPage(() => import('./ArticlesPage.tsx'), 'articles'),
    title: 'title.resources',
    analytics: (at) => (queryOf(at, 'id') ? 'article insights' : 'resources'),
    access: 'public',
  },
  {
    path: '/knowledgeBase/home',
    ...KNOWLEDGE_BASE,
    analytics: 'LandingPage',
    menu: { place: 'learn', label: 'menu.knowledgeBase', order: 2, icon: 'knowledge' },
  },
  {
    path: '/knowledgeBase/search',
    ...KNOWLEDGE_BASE,
    analytics: 'search',
    basic: true,
    needsFlag: 'kb_search_rollout',
  },
  { path: '/knowledgeBase/basic', ...KNOWLEDGE_BASE, analytics: 'LandingPage', basic: true },
  { path: '/knowledgeBase/basic/article', ...KNOWLEDGE_BASE, analytics: 'KbArticlePage', basic: true },
  {
    path: '/knowledgeBase/articles',
    ...KNOWLEDGE_BASE,
    analytics: 'KbSupplierCategoryPage',
    needsFlag: 'wem_kb_rollout',
  },
  { path: '/knowledgeBase/article/content/*', ...KNOWLEDGE_BASE, analytics: 'KbArticlePage' },
]
