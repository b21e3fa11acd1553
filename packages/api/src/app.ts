import type { Locale } from '@tessera/contract'
import { companyIn } from '@tessera/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { openApprovedJob } from './access/decide.ts'
import { expireRequestsJob } from './access/expire-requests-job.ts'
import { exportReviewJob } from './access-reviews/exports.ts'
import { reviewDeadlineJob } from './access-reviews/deadline-job.ts'
import { accessReviewsHandlers } from './access-reviews/routes.ts'
import { accessHandlers } from './access/routes.ts'
import { exportActivityJob } from './activity/exports.ts'
import { recordActivity } from './activity/queries.ts'
import { activityHandlers } from './activity/routes.ts'
import { removeOldEvents } from './analytics/queries.ts'
import { analyticsHandlers } from './analytics/routes.ts'
import { hasVisitorBanner } from './banners/queries.ts'
import { bannersHandlers } from './banners/routes.ts'
import { createHumanCheck, removeOldChallenges } from './challenge/check.ts'
import { challengeHandlers } from './challenge/routes.ts'
import { actFor, actIn } from './companies/acting.ts'
import { companiesHandlers } from './companies/routes.ts'
import { configHandlers } from './config/routes.ts'
import { toPortalConfig } from './config/rules.ts'
import { contactHandlers } from './contact/routes.ts'
import { removeOldReads } from './content/articles.ts'
import { knowledgeBaseHandlers } from './content/knowledge-routes.ts'
import { releaseNotesHandlers } from './content/release-routes.ts'
import { contentHandlers } from './content/routes.ts'
import { createBackground } from './core/jobs/background.ts'
import type { Clock } from './core/clock.ts'
import { systemClock } from './core/clock.ts'
import type { Handlers, Services } from './core/http/context.ts'
import { sessionCookieName, siteOf } from './core/http/context.ts'
import type { Db } from './core/database/database.ts'
import { vacuum } from './core/database/database.ts'
import { refuseUndeclaredRoutes } from './core/http/declared-routes.ts'
import { registerHealth } from './core/http/health.ts'
import { removeOldJobs } from './core/jobs/job-status.ts'
import { removeOldFiles } from './core/jobs/job-files.ts'
import type { JobKind } from './core/jobs/jobs.ts'
import { createJobRunner, createJobStopper } from './core/jobs/jobs.ts'
import { createHttp } from './core/http/http.ts'
import { openApiOf } from './core/http/openapi.ts'
import { createPortalConfig } from './core/config/portal-config.ts'
import { createMailer } from './core/mail/mail.ts'
import { createRateLimiter } from './core/http/rate-limit.ts'
import { entriesOf, registerCalls } from './core/http/register.ts'
import { createSecret } from './core/sessions/secret.ts'
import { createSessions } from './core/sessions/sessions.ts'
import type { Settings } from './core/config/settings.ts'
import { createSharedRateLimiter } from './core/http/shared-rate-limit.ts'
import { registerDocuments } from './core/documents/html-document.ts'
import { createStorage } from './core/storage/storage.ts'
import { exportDictionaryJob, exportDictionaryForAdminsJob, exportCharterDictionaryJob } from './dictionary/exports.ts'
import { removeOldMissedSearches } from './dictionary/missed-searches.ts'
import { dictionaryHandlers } from './dictionary/routes.ts'
import { domainsHandlers } from './domains/routes.ts'
import { createFlags } from './flags/flags.ts'
import { flagsHandlers } from './flags/routes.ts'
import { createDatafileService } from './flags/service.ts'
import { exportGlobalUsersJob } from './global-users/exports.ts'
import { globalUsersHandlers } from './global-users/routes.ts'
import { closeResolvedJob } from './incidents/close-resolved-job.ts'
import { rescanWaiting, scanFileJob } from './incidents/scan-file-job.ts'
import { incidentsHandlers } from './incidents/routes.ts'
import { jobsHandlers } from './jobs/routes.ts'
import { legalHandlers } from './legal/routes.ts'
import { operationsHandlers } from './operations/routes.ts'
import { partnersHandlers } from './partners/routes.ts'
import { productsHandlers } from './products/routes.ts'
import { registerSignInPages } from './session/pages.ts'
import { sendResets } from './session/reset.ts'
import { createEmbeddedProvider } from './session/provider.ts'
import { createRelyingParty } from './session/relying-party.ts'
import type { DemoAccount } from './session/routes.ts'
import { createSessionHandlers } from './session/routes.ts'
import { tableViewsHandlers } from './table-views/routes.ts'
import { importUsersJob } from './user-imports/import-users-job.ts'
import { removeOldImports } from './user-imports/imports.ts'
import { userImportsHandlers } from './user-imports/routes.ts'
import { findAccount } from './users/account.ts'
import { addUsersJob } from './users/add-users.ts'
import { completeGrantsJob } from './users/edit-user.ts'
import { exportUsersJob } from './users/exports.ts'
import { bulkUpdateUsersJob } from './users/bulk-actions.ts'
import { provisionUserJob } from './users/provision-user-job.ts'
import { usersHandlers } from './users/routes.ts'

/** How often the server checks the outbox, in milliseconds. */
const MAIL_EVERY = 60_000

/** How often the server looks for due jobs and for jobs that another server abandoned, in milliseconds. */
const JOBS_EVERY = 2_000

/** How often expired rows are removed, in milliseconds. */
const PURGE_EVERY = 10 * 60_000

/** The areas' background jobs. */
const JOB_KINDS: readonly JobKind[] = [
  provisionUserJob,
  expireRequestsJob,
  openApprovedJob,
  reviewDeadlineJob,
  exportReviewJob,
  closeResolvedJob,
  scanFileJob,
  addUsersJob,
  completeGrantsJob,
  bulkUpdateUsersJob,
  exportUsersJob,
  exportActivityJob,
  exportGlobalUsersJob,
  exportDictionaryJob,
  exportCharterDictionaryJob,
  exportDictionaryForAdminsJob,
  importUsersJob,
]

/** The parts of a server. */
export interface AppParts extends ServiceParts {
  /** The folder of the built portal; a placeholder page is served while it is missing. */
  portalDist: string
  /** Offered on the login page in development, if they exist. */
  demoAccounts?: readonly DemoAccount[]
  log?: DestinationStream
}

interface ServiceParts {
  settings: Settings
  db: Db
  sessionSecret: string
  clock?: Clock
}

/** The handlers' services; `log` gets details that no caller sees. */
export function servicesOf(
  { settings, db, sessionSecret, clock = systemClock }: ServiceParts,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Services {
  const secret = createSecret(sessionSecret)
  const { environment, isProduction } = settings
  const portalConfig = createPortalConfig({ db, clock, environment, isProduction, log })
  const background = createBackground(log)
  const flags = createFlags(db, createDatafileService({ url: settings.flagsUrl, clock, background, log }))
  const withConnection: Services['withConnection'] = (connection) => ({
    db: connection,
    portalConfig: portalConfig.withConnection(connection),
    flags: flags.withConnection(connection),
    sessions: createSessions(connection, secret, clock),
    accounts: {
      find: (loginId) => findAccount(connection, loginId, clock.now()),
      actFor: (account, companyId, tenant) => actFor(connection, account, companyId, tenant),
      inCompany: (account, companyId) => actIn(connection, account, companyId),
    },
    withConnection,
  })
  const sharedLimiter = createSharedRateLimiter(db, secret, clock)
  const services: Services = {
    settings,
    clock,
    secret,
    background,
    runJobs: () => runJobs(),
    stopJob: createJobStopper(JOB_KINDS),
    limiter: createRateLimiter(clock),
    sharedLimiter,
    humanCheck: createHumanCheck({ db, clock, secret, settings, sharedLimiter }),
    mailer: createMailer(db, clock, settings, background.isEnding),
    storage: createStorage(settings),
    recordActivity: (connection, event, account, change) =>
      recordActivity(connection, event, account, clock.now(), change),
    ...withConnection(db),
  }
  const runJobs = createJobRunner(JOB_KINDS, services, log)
  return services
}

/** Whether a page request has a session cookie, even one of an ended session. */
const isKnown = ({ cookies }: FastifyRequest, isDev: boolean) => cookies[sessionCookieName(isDev)] !== undefined

/**
 * Whether a page request is from an anonymous visitor, names no company, and needs no banner and no mock data notice.
 */
async function canPrerender(request: FastifyRequest, locale: Locale, services: Services): Promise<boolean> {
  const { db, clock, portalConfig, settings } = services
  const [, search = ''] = request.url.split('?')
  if (isKnown(request, settings.isDev) || companyIn(search) !== null) return false
  const { tenant, config } = await siteOf(request, portalConfig)
  return !config.mockData && !(await hasVisitorBanner(db, { tenant, locale, now: clock.now() }))
}

/** Purges expired rows, and vacuums if PostgreSQL doesn't. */
async function purgeExpired(services: Services): Promise<void> {
  const { db, clock, settings, sharedLimiter, storage } = services
  await sharedLimiter.purgeExpired()
  await storage.purgeExpired(clock.now())
  await removeOldChallenges(services)
  await rescanWaiting(services)
  await removeOldEvents(db, clock.now())
  await removeOldMissedSearches(db, clock.now())
  await removeOldReads(db, clock.now())
  await removeOldFiles(db, storage, clock.now())
  await removeOldJobs(db, clock.now())
  await removeOldImports(db, clock.now())
  if (!settings.databaseUrl) await vacuum(db)
}

/** Creates the server over an open and migrated database; it does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, portalDist, demoAccounts = [], log } = parts
  const { isDev, trustedProxies } = settings
  // The core first: every later response gets its security headers and error format.
  const app = await createHttp({ isDev, trustedProxies, log })
  const services = servicesOf(parts, app.log)
  const methodsAt = refuseUndeclaredRoutes(app, portalDist)
  registerHealth(app, services)
  const { background } = services
  const purging = setInterval(
    () => background.run(() => purgeExpired(services), 'expired rows could not be removed'),
    PURGE_EVERY,
  )
  const sending = setInterval(
    () => background.run(() => sendResets(services, app.log), 'emails could not be sent'),
    MAIL_EVERY,
  )
  const working = setInterval(() => background.run(services.runJobs, 'due jobs could not run'), JOBS_EVERY)
  app.addHook('onClose', async () => {
    for (const timer of [working, sending, purging]) clearInterval(timer)
    await background.end()
  })
  // Identity before the areas: the session's calls use it to sign users in.
  const embedded = settings.oidc ? null : await createEmbeddedProvider(services)
  const relyingParty = createRelyingParty(app, embedded, settings.oidc)
  const handlers: Handlers = {
    config: configHandlers,
    session: createSessionHandlers(relyingParty, embedded, demoAccounts),
    users: usersHandlers,
    userImports: userImportsHandlers,
    tableViews: tableViewsHandlers,
    globalUsers: globalUsersHandlers,
    companies: companiesHandlers,
    dictionary: dictionaryHandlers,
    domains: domainsHandlers,
    legal: legalHandlers,
    challenge: challengeHandlers,
    contact: contactHandlers,
    content: contentHandlers,
    knowledgeBase: knowledgeBaseHandlers,
    releaseNotes: releaseNotesHandlers,
    incidents: incidentsHandlers,
    partners: partnersHandlers,
    products: productsHandlers,
    access: accessHandlers,
    activity: activityHandlers,
    accessReviews: accessReviewsHandlers,
    banners: bannersHandlers,
    flags: flagsHandlers,
    operations: operationsHandlers,
    jobs: jobsHandlers,
    analytics: analyticsHandlers,
  }
  const entries = entriesOf(handlers)
  registerCalls(app, entries, services)
  const openApi = openApiOf(entries, sessionCookieName(isDev))
  app.get('/openapi.json', async () => openApi)
  // The portal last, because it handles all other paths.
  const sendPage = await registerDocuments(app, {
    portalDist,
    issuer: settings.oidc?.issuer ?? null,
    configOf: async (request) => toPortalConfig((await siteOf(request, services.portalConfig)).config),
    isKnown: (request) => isKnown(request, isDev),
    canPrerender: (request, locale) => canPrerender(request, locale, services),
    clock: services.clock,
    methodsAt,
  })
  registerSignInPages(app, { relyingParty, embedded, sendPage }, services)
  return app
}
