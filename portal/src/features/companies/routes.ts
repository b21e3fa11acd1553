import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** The companies that users can act for. */
export const companiesRoutes: readonly PortalRoute[] = [
  {
    path: '/companyList',
    page: lazyPage(() => import('./CompaniesPage.tsx'), 'companies', 'tables'),
    title: 'title.customerAccounts',
    analytics: 'super admin company list',
    access: 'private',
    only: 'superAdminsAndSwitchers',
    menu: { place: 'staff', label: 'menu.customerAccounts', order: 1, icon: 'companies' },
  },
]
