import { PERMISSIONS } from '@tessera/contract'
import type { PortalRoute } from '../../platform/routing/route.ts'

const SUPPORT = { access: 'public', asOneself: true } as const

const INCIDENTS = {
  title: 'title.support',
  access: 'private',
  permission: PERMISSIONS.listIncident,
  asOneself: true,
  basic: true,
} as const

/** Asking for help, and what became of it. */
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
  { path: '/support/trackTicket', ...INCIDENTS, analytics: 'incident list' },
  { path: '/support/trackTicket/:ticketId', ...INCIDENTS, analytics: 'incident detail' },
]
