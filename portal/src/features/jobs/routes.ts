import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** Exports and imports that a user has started, with their files. */
export const jobsRoutes: readonly PortalRoute[] = [
  {
    path: '/profile/files',
    page: lazyPage(() => import('./FilesPage.tsx'), 'userImports', 'jobs'),
    title: 'menu.files',
    analytics: 'files and progress',
    access: 'private',
    permission: PERMISSIONS.listUser,
    orStaff: true,
    basic: true,
    menu: { place: 'user', label: 'menu.files', order: 5 },
  },
]
