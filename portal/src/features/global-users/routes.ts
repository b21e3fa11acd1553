import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** All users of the host's tenant. */
export const globalUsersRoutes: readonly PortalRoute[] = [
  {
    path: '/globalUserManagement',
    page: lazyPage(() => import('./GlobalUsersPage.tsx'), 'globalUsers', 'form', 'tables', 'jobs'),
    title: 'title.globalUsers',
    analytics: 'global user management list',
    menu: { place: 'staff', label: 'menu.globalUsers', order: 2, icon: 'everywhere' },
    access: 'private',
    only: 'superAdmins',
  },
]
