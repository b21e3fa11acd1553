import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** The email domains of a company’s users. */
export const domainsRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/domainsList',
    page: lazyPage(() => import('./DomainsPage.tsx'), 'admin', 'tables', 'form'),
    title: 'title.authorizedDomains',
    analytics: 'authorized domain list',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listDomain,
    menu: { place: 'company', label: 'menu.domains', order: 3, icon: 'domains' },
  },
]
