import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const INCIDENTS = {
  title: 'title.support',
  access: 'private',
  permission: PERMISSIONS.listIncident,
  inOwnCompany: true,
  basic: true,
} as const

/** A user's incidents. */
export const incidentsRoutes: readonly PortalRoute[] = [
  {
    path: '/support/trackTicket',
    page: lazyPage(() => import('./IncidentsPage.tsx'), 'incidents', 'tables'),
    ...INCIDENTS,
    analytics: 'incident list',
  },
  {
    path: '/support/trackTicket/:ticketId',
    page: lazyPage(() => import('./IncidentPage.tsx'), 'incidents', 'form'),
    ...INCIDENTS,
    analytics: 'incident detail',
  },
]
