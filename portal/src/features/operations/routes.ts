import type { PortalRoute } from '../../platform/routing/route.ts'

const GLOBAL = { access: 'private', only: 'superAdmins' } as const

/** What super admins do for all companies. */
export const operationsRoutes: readonly PortalRoute[] = [
  {
    path: '/globalUserManagement',
    title: 'title.globalUsers',
    analytics: 'global user management list',
    ...GLOBAL,
  },
  { path: '/operations', title: 'title.operations', analytics: 'operations', ...GLOBAL },
]
