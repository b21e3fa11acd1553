import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** The users of a company. */
export const usersRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/userList',
    page: lazyPage(
      () => import('./UsersPage.tsx'),
      'admin',
      'review',
      'userType',
      'tables',
      'form',
      'jobs',
      'requestStatus',
    ),
    title: 'title.admin',
    analytics: 'user management list',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listUser,
    basic: true,
    menu: { place: 'company', label: 'menu.users', order: 1, icon: 'users' },
  },
]
