import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOnEmbedded } from '../lib/embedded.mjs'
import { openMailbox } from '../lib/mailbox.mjs'
import { startPortal } from '../lib/portal.mjs'
import { freePort } from '../lib/postgres.mjs'

interface Environment {
  PORT: string
  DATA_DIR: string
  DATABASE_URL: string
  SMTP_URL: string
}

type Mailbox = Awaited<ReturnType<typeof openMailbox>>
type Portal = Awaited<ReturnType<typeof startPortal>>

/** A portal with its own embedded database, mailbox and clock, for journeys that must not share them. */
export class OwnPortal {
  readonly #env: Environment
  readonly #mailbox: Mailbox
  #running: Portal

  private constructor(env: Environment, mailbox: Mailbox, running: Portal) {
    this.#env = env
    this.#mailbox = mailbox
    this.#running = running
  }

  static async start(): Promise<OwnPortal> {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'tessera-own-'))
    const mailbox = await openMailbox()
    const env = { PORT: String(await freePort()), DATA_DIR, DATABASE_URL: '', SMTP_URL: mailbox.url }
    return new OwnPortal(env, mailbox, await startPortal(env, { movesClock: true }))
  }

  /** Returns the URL of a path. */
  at(path: string): string {
    return new URL(path, this.#running.url).href
  }

  /** The environment of commands for this portal. */
  get environment(): Readonly<Record<string, string>> {
    return { ...this.#env }
  }

  /** Moves the server's clock. */
  advance(minutes: number): Promise<void> {
    return this.#running.advance(minutes * 60_000)
  }

  /** Returns the emails that the server has sent, newest last. */
  get mails(): readonly string[] {
    return this.#mailbox.mails
  }

  /** Changes the database directly; the server stops for it and restarts at the same address. */
  async runStatements(statements: string[]): Promise<void> {
    await this.#running.stop()
    await runOnEmbedded(this.#env.DATA_DIR, statements)
    this.#running = await startPortal(this.#env, { movesClock: true })
  }

  async stop(): Promise<void> {
    await this.#running.stop()
    this.#mailbox.close()
  }
}
