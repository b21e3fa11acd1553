import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const GLOBAL = { access: 'private', only: 'superAdmins' } as const

/** What super admins do for all companies. */
export const operationsRoutes: readonly PortalRoute[] = [
  {
    path: '/globalUserManagement',
    title: 'title.globalUsers',
    analytics: 'global user management list',
    ...GLOBAL,
  },
  {
    path: '/operations',
    page: lazyPage(() => import('./OperationsPage.tsx'), 'operations', 'form', 'tables'),
    title: 'title.operations',
    analytics: 'operations',
    menu: { place: 'product', label: 'title.operations', order: 7 },
    ...GLOBAL,
  },
]
