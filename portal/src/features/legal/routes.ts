import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'
import { queryOf } from '../../platform/routing/route.ts'

/** Documents to read and to accept. */
export const legalRoutes: readonly PortalRoute[] = [
  {
    path: '/privacyPolicy',
    page: lazyPage(() => import('./PrivacyPolicyPage.tsx'), 'document'),
    title: 'title.privacyPolicy',
    analytics: 'privacy policy',
    access: 'public',
    tenants: ['US', 'CA'],
    menu: { place: 'footer', label: 'menu.privacyPolicy', order: 1 },
  },
  {
    path: '/terms',
    page: lazyPage(() => import('./TermsPage.tsx'), 'legal', 'document'),
    acceptedEverywhere: true,
    title: 'title.terms',
    analytics: (at) => (queryOf(at, 'accept') === 'true' ? 'terms and conditions' : 'terms'),
    access: 'public',
    tenants: ['US'],
    menu: { place: 'footer', label: 'menu.terms', order: 2 },
  },
  {
    path: '/nda',
    page: lazyPage(() => import('./NdaPage.tsx'), 'legal', 'document'),
    title: 'title.nda',
    analytics: 'nda',
    access: 'private',
    inOwnCompany: true,
    basic: true,
  },
  {
    path: '/dataSharingAddendum',
    underGate: 'registering',
    page: lazyPage(() => import('./AddendumPage.tsx'), 'legal', 'document'),
    title: 'title.addendum',
    analytics: 'data sharing addendum',
    access: 'private',
    basic: true,
  },
]
