import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tenantOfHost } from '@tessera/contract'
import type { DestinationStream } from 'pino'
import { createApp, servicesOf } from '../app.ts'
import { belongsTo, rightsOf } from '../core/sessions/account.ts'
import type { Services } from '../core/http/context.ts'
import { sessionCookieName } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Settings } from '../core/config/settings.ts'
import { readSettings } from '../core/config/settings.ts'
import type { CommandResult } from '../core/commands/command.ts'
import { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import { rememberLogin } from '../users/queries.ts'
import { executeCommand } from '../commands.ts'
import { Browser } from './browser.ts'
import { bucketOfTests } from './bucket.ts'
import { openTestDatabase } from './database.ts'
import { TODAY } from './today.ts'

/** A clock that tests advance. Waiting advances it too and takes no real time. */
export class ManualClock {
  private time = new Date(`${TODAY}T15:00:00Z`).getTime()
  now(): Date {
    return new Date(this.time)
  }
  advance(minutes: number): void {
    this.time += minutes * 60_000
  }
  async pause(milliseconds: number): Promise<void> {
    this.time += milliseconds
  }
}

/** The host of a demo account's tenant. */
export function hostOf(loginId: string): string {
  if (loginId.endsWith('campoverde.example')) return 'mx.localhost:4173'
  return loginId.endsWith('erable.example') ? 'ca.localhost:4173' : 'localhost:4173'
}

interface TestServerOptions {
  env?: Record<string, string>
  settings?: Partial<Settings>
  portalDist?: string
  log?: DestinationStream
  /** Another server, whose database and clock this one shares. */
  beside?: TestServer
}

/** A server for a test file. */
export interface TestServer {
  app: Awaited<ReturnType<typeof createApp>>
  db: Db
  settings: Settings
  clock: ManualClock
  browser(host?: string): Browser
  /** A browser with a new session. Tests of the login itself use `Browser.signIn`. */
  signedIn(loginId: string, host?: string): Promise<Browser>
  /** Runs the due jobs, as another server on the same database does. */
  runJobs(): Promise<number>
  /** Runs an operator's command, split by spaces. */
  operate(words: string): Promise<CommandResult>
  close(): Promise<void>
}

/** Starts a session as a login does, and stores its cookie in a browser. */
async function startSession(browser: Browser, loginId: string, services: Services): Promise<void> {
  const { accounts, clock, db, portalConfig, sessions, settings } = services
  const { tenantHosts } = await portalConfig.of('US')
  const tenant = tenantOfHost(browser.host, tenantHosts)
  const account = await accounts.find(loginId)
  if (!account || !belongsTo(account, { tenant })) throw new Error(`${loginId} cannot sign in at ${browser.host}.`)
  const owner = { loginId: account.loginId, rights: rightsOf(account) }
  const token = await sessions.start(owner, tenant, await portalConfig.of(tenant), undefined)
  if (account.status !== 'BLOCKED') await rememberLogin(db, account.loginId, clock.now())
  browser.cookies.set(sessionCookieName(settings.isDev), { value: token, path: '/' })
}

/** Starts a server over the prepared demo data, without a port. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options
  const opened = beside ? { db: beside.db, close: () => Promise.resolve() } : await openTestDatabase()
  const clock = beside?.clock ?? new ManualClock()
  const files = beside?.settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'tessera-files-')))
  const env = { DEMO_TODAY: TODAY, DATA_DIR: files, ...bucketOfTests(), ...options.env }
  const settings = { ...readSettings(env), ...options.settings }
  const parts = { settings, db: opened.db, sessionSecret: 'a secret that only tests know', clock }
  const app = await createApp({
    ...parts,
    portalDist: options.portalDist ?? '/nowhere',
    demoAccounts: DEMO_ACCOUNTS,
    log: options.log,
  })
  const services = servicesOf(parts, app.log)
  const browser = (host?: string) => new Browser(app, host)
  return {
    app,
    db: opened.db,
    settings,
    clock,
    browser,
    async signedIn(loginId, host) {
      const own = browser(host)
      await startSession(own, loginId, services)
      return own
    },
    runJobs: services.runJobs,
    operate: (words) => executeCommand(words.split(' '), services, app.log),
    async close() {
      await app.close()
      await services.background.end()
      await opened.close()
      if (!beside) await rm(files, { recursive: true })
    },
  }
}
