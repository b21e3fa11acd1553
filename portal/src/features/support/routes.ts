import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const SUPPORT = { access: 'public', inOwnCompany: true } as const

/** Support pages. */
export const supportRoutes: readonly PortalRoute[] = [
  {
    path: '/contactUs',
    page: lazyPage(() => import('./ContactPage.tsx'), 'contact', 'form'),
    title: 'title.contactUs',
    analytics: 'contact us',
    ...SUPPORT,
    menu: { place: 'footer', label: 'menu.contactUs', order: 3 },
  },
  {
    path: '/support',
    page: lazyPage(() => import('./SupportPage.tsx'), 'support', 'faq'),
    title: ({ hash }) => (hash.startsWith('#faq') ? 'title.faq' : 'title.support'),
    analytics: 'support',
    ...SUPPORT,
    menu: { place: 'help', label: 'menu.support', order: 1, icon: 'help' },
  },
  {
    path: '/support/ticketCreation',
    page: lazyPage(() => import('./TicketPage.tsx'), 'newIncident', 'support', 'form'),
    title: 'title.support',
    analytics: 'create incident',
    ...SUPPORT,
  },
]
