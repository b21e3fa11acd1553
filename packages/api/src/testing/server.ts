import { readFile } from 'node:fs/promises'
import type { DestinationStream } from 'pino'
import { Client } from 'pg'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { Db, OpenDatabase } from '../core/database.ts'
import { openPostgres, wrapEmbedded } from '../core/database.ts'
import type { Settings } from '../core/settings.ts'
import { readSettings } from '../core/settings.ts'
import { Browser } from './browser.ts'
import { TODAY } from './today.ts'

/** A clock that tests move. */
export class ManualClock {
  private time = new Date(`${TODAY}T15:00:00Z`).getTime()
  now(): Date {
    return new Date(this.time)
  }
  advance(minutes: number): void {
    this.time += minutes * 60_000
  }
}

async function ownPostgres(url: string, template: string): Promise<OpenDatabase> {
  const name = `${template}_${Math.random().toString(36).slice(2, 10)}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openPostgres(own.href)
  return {
    db: opened.db,
    async close() {
      await opened.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** A database of its own with the demo data, copied from the one prepared for the run. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const prepared = inject('database')
  if (prepared.kind === 'postgres') return ownPostgres(prepared.url, prepared.template)
  const { PGlite } = await import('@electric-sql/pglite')
  const image = new Blob([await readFile(prepared.image)])
  return wrapEmbedded(await PGlite.create({ loadDataDir: image }))
}

interface TestServerOptions {
  env?: Record<string, string>
  settings?: Partial<Settings>
  portalDist?: string
  log?: DestinationStream
}

/** A server for one test file. */
export interface TestServer {
  app: Awaited<ReturnType<typeof createApp>>
  db: Db
  clock: ManualClock
  browser(host?: string): Browser
  signedIn(loginId: string, host?: string): Promise<Browser>
  close(): Promise<void>
}

/** Starts a server that listens nowhere, over a fresh copy of the demo data. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const opened = await openTestDatabase()
  const clock = new ManualClock()
  const settings = { ...readSettings({ DEMO_TODAY: TODAY, ...options.env }), ...options.settings }
  const app = await createApp({
    settings,
    db: opened.db,
    sessionSecret: 'a secret that only tests know',
    portalDist: options.portalDist ?? '/nowhere',
    clock,
    log: options.log,
  })
  const browser = (host?: string) => new Browser(app, host)
  return {
    app,
    db: opened.db,
    clock,
    browser,
    async signedIn(loginId, host) {
      const own = browser(host)
      await own.signIn(loginId)
      return own
    },
    async close() {
      await app.close()
      await opened.close()
    },
  }
}
