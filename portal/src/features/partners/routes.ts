import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** The agencies that act for a company. */
export const partnersRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/thirdParty',
    page: lazyPage(() => import('./PartnersPage.tsx'), 'partners', 'tables', 'form'),
    title: 'title.thirdParty',
    analytics: 'third party list',
    access: 'private',
    isAdminPage: true,
    permission: PERMISSIONS.listPartner,
    menu: { place: 'company', label: 'menu.partners', order: 4, icon: 'partners' },
  },
]
