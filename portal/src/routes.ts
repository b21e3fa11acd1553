import { accessRoutes } from './features/access/routes.ts'
import { activityRoutes } from './features/activity/routes.ts'
import { administrationRoutes } from './features/administration/routes.ts'
import { domainsRoutes } from './features/domains/routes.ts'
import { jobsRoutes } from './features/jobs/routes.ts'
import { userImportsRoutes } from './features/user-imports/routes.ts'
import { usersRoutes } from './features/users/routes.ts'
import { companiesRoutes } from './features/companies/routes.ts'
import { dataDictionaryRoutes } from './features/data-dictionary/routes.ts'
import { globalUsersRoutes } from './features/global-users/routes.ts'
import { incidentsRoutes } from './features/incidents/routes.ts'
import { knowledgeBaseRoutes } from './features/knowledge-base/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { operationsRoutes } from './features/operations/routes.ts'
import { partnersRoutes } from './features/partners/routes.ts'
import { productsRoutes } from './features/products/routes.ts'
import { releaseNotesRoutes } from './features/release-notes/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { lazyPage } from './platform/routing/lazy-page.ts'
import type { PortalRoute } from './platform/routing/route.ts'

const NOT_FOUND: PortalRoute = {
  path: '*',
  page: lazyPage(() => import('./platform/feedback/NotFoundPage.tsx')),
  title: 'notFound.title',
  analytics: 'page not found',
  access: 'public',
  hasNoBanners: true,
}

/**
 * Every path of the portal, by area: its screen, its access rules, its title, its analytics name and its place in the
 * menus.
 */
export const ROUTES: readonly PortalRoute[] = [
  ...productsRoutes,
  ...sessionRoutes,
  ...companiesRoutes,
  ...accessRoutes,
  ...legalRoutes,
  ...supportRoutes,
  ...incidentsRoutes,
  ...knowledgeBaseRoutes,
  ...releaseNotesRoutes,
  ...dataDictionaryRoutes,
  ...administrationRoutes,
  ...usersRoutes,
  ...userImportsRoutes,
  ...domainsRoutes,
  ...jobsRoutes,
  ...partnersRoutes,
  ...activityRoutes,
  ...globalUsersRoutes,
  ...operationsRoutes,
  NOT_FOUND,
]
