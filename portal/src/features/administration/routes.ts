import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** The start page of administrators. */
export const administrationRoutes: readonly PortalRoute[] = [
  {
    path: '/admin',
    page: lazyPage(() => import('./AdminPage.tsx'), 'admin'),
    title: 'title.admin',
    analytics: 'admin',
    access: 'private',
    isAdminPage: true,
    basic: true,
  },
]
