import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const ADMIN = { access: 'private', isAdminPage: true } as const

/** A company’s own people and domains, and what administrators have started. */
export const adminRoutes: readonly PortalRoute[] = [
  {
    path: '/admin',
    page: lazyPage(() => import('./AdminPage.tsx'), 'admin'),
    title: 'title.admin',
    analytics: 'admin',
    ...ADMIN,
    basic: true,
  },
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
    ...ADMIN,
    permission: PERMISSIONS.listUser,
    basic: true,
    menu: { place: 'company', label: 'menu.users', order: 1, icon: 'users' },
  },
  {
    path: '/admin/userList/upload',
    page: lazyPage(() => import('./UploadPages.tsx'), 'admin', 'upload', 'tables', 'userType', 'form', 'jobs'),
    title: 'title.admin',
    analytics: 'user file upload',
    ...ADMIN,
    permission: PERMISSIONS.listUser,
    basic: true,
  },
  {
    path: '/admin/userList/upload/:id',
    page: lazyPage(() => import('./UploadPages.tsx'), 'admin', 'upload', 'tables', 'userType', 'form', 'jobs'),
    title: 'title.admin',
    analytics: 'user file report',
    ...ADMIN,
    permission: PERMISSIONS.listUser,
    basic: true,
  },
  {
    path: '/admin/domainsList',
    page: lazyPage(() => import('./DomainsPage.tsx'), 'admin', 'tables', 'form'),
    title: 'title.authorizedDomains',
    analytics: 'authorized domain list',
    ...ADMIN,
    permission: PERMISSIONS.listDomain,
    menu: { place: 'company', label: 'menu.domains', order: 3, icon: 'domains' },
  },
  {
    path: '/profile/files',
    page: lazyPage(() => import('./FilesPage.tsx'), 'upload', 'jobs'),
    title: 'menu.files',
    analytics: 'files and progress',
    access: 'private',
    permission: PERMISSIONS.listUser,
    orStaff: true,
    basic: true,
    menu: { place: 'user', label: 'menu.files', order: 5 },
  },
]
