import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'
import { queryOf } from '../../platform/routing/route.ts'

const MENU = {
  place: 'learn',
  label: 'menu.knowledgeBase',
  order: 2,
  icon: 'knowledge',
  footerActions: '/knowledgeBase',
} as const

const KNOWLEDGE_BASE = {
  title: 'title.knowledgeBase',
  access: 'private',
  permission: PERMISSIONS.listKnowledgeBase,
  inOwnCompany: true,
  refusesInPlace: true,
} as const

/** Whether an article's URL has more parts than a workspace and an id, which means content of the content service. */
const isServicePath = (pathname: string): boolean => pathname.replace(/%2f/i, '/').split('/').length > 6

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
    page: lazyPage(() => import('./HomePage.tsx'), 'knowledge'),
    ...KNOWLEDGE_BASE,
    analytics: 'LandingPage',
    menu: MENU,
  },
  {
    path: '/knowledgeBase/search',
    page: lazyPage(() => import('./SearchPage.tsx'), 'knowledge'),
    ...KNOWLEDGE_BASE,
    analytics: 'search',
    basic: true,
    needsFlag: 'kb_search_rollout',
  },
  {
    path: '/knowledgeBase/basic',
    page: lazyPage(() => import('./HomePage.tsx'), 'knowledge'),
    ...KNOWLEDGE_BASE,
    analytics: 'LandingPage',
    basic: true,
    onlyBasic: true,
    menu: MENU,
  },
  {
    path: '/knowledgeBase/basic/article',
    page: lazyPage(() => import('./ArticlePage.tsx'), 'knowledge', 'reading'),
    ...KNOWLEDGE_BASE,
    analytics: 'KbArticlePage',
    basic: true,
    onlyBasic: true,
  },
  {
    path: '/knowledgeBase/articles',
    page: lazyPage(() => import('./CategoryPage.tsx'), 'knowledge', 'reading'),
    ...KNOWLEDGE_BASE,
    analytics: 'KbSupplierCategoryPage',
    needsFlag: 'wem_kb_rollout',
  },
  {
    path: '/knowledgeBase/article/content/*',
    page: lazyPage(() => import('./ArticlePage.tsx'), 'knowledge', 'reading'),
    ...KNOWLEDGE_BASE,
    analytics: 'KbArticlePage',
    needsFlag: ({ pathname }) => (isServicePath(pathname) ? 'wem_kb_rollout' : undefined),
  },
]
