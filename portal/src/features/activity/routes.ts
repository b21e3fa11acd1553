import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** A company’s activity log. */
export const activityRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/activityLog',
    page: lazyPage(() => import('./ActivityLogPage.tsx'), 'activity', 'tables', 'jobs'),
    title: 'title.auditLog',
    analytics: 'activity log list',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listActivity,
    menu: { place: 'company', label: 'menu.activityLog', order: 5, icon: 'activity' },
  },
]
