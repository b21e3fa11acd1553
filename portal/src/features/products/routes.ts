import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { landingTitle, learnName } from './page-names.ts'

/** The launch page and the pages of products. */
export const productsRoutes: readonly PortalRoute[] = [
  {
    path: '/',
    page: lazyPage(() => import('./LandingPage.tsx'), 'products'),
    title: landingTitle,
    analytics: (at) => (queryOf(at, 'plan') === 'basic' ? 'basic marketing' : 'marketing'),
    access: 'public',
    needsCompany: true,
    signedInGoTo: '/apps',
  },
  {
    path: '/apps',
    underGate: 'explorers',
    page: lazyPage(() => import('./LaunchPage.tsx'), 'products'),
    title: 'title.apps',
    analytics: 'app launch',
    access: 'private',
    basic: true,
    menu: { place: 'apps', label: 'menu.apps', order: 1, icon: 'apps' },
  },
  {
    path: '/reportbuilder',
    page: lazyPage(() => import('./ReportBuilderPage.tsx')),
    title: 'title.reportBuilder',
    analytics: 'reportbuilder',
    access: 'private',
    needsCompany: true,
    basic: true,
  },
  {
    path: '/learn',
    underGate: 'internal',
    page: lazyPage(() => import('./LearnPage.tsx'), 'products', 'myAccess'),
    title: 'title.learn',
    analytics: learnName,
    access: 'private',
  },
]
