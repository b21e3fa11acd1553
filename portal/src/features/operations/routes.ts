import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { titleOfBanner } from './banner-address.ts'

/** Pages of super admins for all companies. */
export const operationsRoutes: readonly PortalRoute[] = [
  {
    path: '/operations',
    page: lazyPage(
      () => import('./OperationsPage.tsx'),
      'operations',
      'content',
      'incidents',
      'review',
      'form',
      'tables',
    ),
    title: (at) => {
      const banner = queryOf(at, 'banner')
      return banner ? titleOfBanner(banner) : 'title.operations'
    },
    analytics: 'operations',
    menu: { place: 'staff', label: 'title.operations', order: 3, icon: 'operations' },
    access: 'private',
    only: 'superAdmins',
  },
]
