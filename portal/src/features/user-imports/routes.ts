import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** Imports of many users from one file. */
export const userImportsRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/userList/upload',
    page: lazyPage(() => import('./ImportPages.tsx'), 'admin', 'userImports', 'userType', 'form', 'jobs'),
    title: 'title.admin',
    analytics: 'user file upload',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listUser,
    basic: true,
  },
  {
    path: '/admin/userList/upload/:id',
    page: lazyPage(() => import('./ImportPages.tsx'), 'admin', 'userImports', 'userType', 'form', 'jobs'),
    title: 'title.admin',
    analytics: 'user file report',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listUser,
    basic: true,
  },
]
