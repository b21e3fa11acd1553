import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const INCIDENTS = {
  access: 'private',
  permission: PERMISSIONS.listIncident,
  asOneself: true,
  basic: true,
} as const

/** A person's incidents. */
export const incidentsRoutes: readonly PortalRoute[] = [
  {
    path: '/support/trackTicket',
    page: lazyPage(() => import('./IncidentsPage.tsx'), 'incidents', 'tables'),
    ...INCIDENTS,
    title: 'title.myIncidents',
    analytics: 'incident list',
  },
  {
    path: '/support/trackTicket/:ticketId',
    page: lazyPage(() => import('./IncidentPage.tsx'), 'incidents', 'form'),
    ...INCIDENTS,
    title: 'title.incident',
    titleValues: ({ pathname }) => ({ reference: pathname.split('/').at(-1) ?? '' }),
    analytics: 'incident detail',
  },
]
