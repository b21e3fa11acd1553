import type { PortalRoute } from '../../platform/routing/route.ts'

const SUPPORT = { access: 'public', asOneself: true } as const

/** Asking for help. */
export const supportRoutes: readonly PortalRoute[] = [
  {
    path: '/contactUs',
    title: 'title.contactUs',
    analytics: 'contact us',
    ...SUPPORT,
    menu: { place: 'footer', label: 'menu.contactUs', order: 3 },
  },
  {
    path: '/support',
    title: ({ hash }) => (hash === '#faq' ? 'title.faq' : 'title.support'),
    analytics: 'support',
    ...SUPPORT,
    menu: { place: 'help', label: 'menu.support', order: 1, icon: 'help' },
  },
  { path: '/support/ticketCreation', title: 'title.support', analytics: 'create incident', ...SUPPORT },
]
