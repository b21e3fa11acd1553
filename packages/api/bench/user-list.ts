import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { createApp } from '../src/app.ts'
import { migrate, openEmbedded, openPostgres, vacuum } from '../src/core/database.ts'
import { readSettings } from '../src/core/settings.ts'
import { DEMO_ACCOUNTS } from '../src/demo/accounts.ts'
import { fillDemoData } from '../src/demo/fill.ts'
import { signIn } from '../src/testing/process.ts'
import { TODAY } from '../src/testing/today.ts'

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '60' },
    /** A PostgreSQL database without tables; the embedded one when absent. */
    url: { type: 'string' },
  },
})
const ADMIN = 'admin@brightfoods.example'
const WARMING = 10

/** A statement as the server sends it, and over which connection. */
interface Statement {
  client: Client
  text: string
  values: unknown[]
}

/** What the server asks its database, while somebody listens. */
let asked: Statement[] | null = null
type Send = (this: Client, text: string, values?: unknown[], ...more: unknown[]) => Promise<unknown>
const send = Reflect.get(Client.prototype, 'query') as Send

function query(this: Client, text: string, values: unknown[] = [], ...more: unknown[]): Promise<unknown> {
  if (/^\s*(?:select|with)\b/i.test(text)) asked?.push({ client: this, text, values })
  return send.call(this, text, values, ...more)
}
Reflect.set(Client.prototype, 'query', query)

/** Milliseconds of a page, answered by the server and asked of the database alone. */
interface Figures {
  call: number[]
  straight: number[]
  statements: number
}

/** The milliseconds that something took. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

const { url } = options
const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const opened = url ? await openPostgres(url) : await openEmbedded(folder)
const settings = readSettings({ DEMO_TODAY: TODAY, DATA_DIR: folder })
await migrate(opened.db)
await fillDemoData(opened.db, { demoToday: TODAY, demoScale: Number(options.scale) })
// What either database has had done to it a while after it was filled.
await vacuum(opened.db)
const app = await createApp({
  settings,
  db: opened.db,
  sessionSecret: 'a secret that only the bench knows',
  portalDist: '/nowhere',
  demoAccounts: DEMO_ACCOUNTS,
})
await app.listen({ port: 0, host: 'localhost' })
const { port } = app.server.address() as AddressInfo
const origin = `http://localhost:${port}`
const headers = { cookie: await signIn(origin, ADMIN) }
const agent = new Agent({ keepAlive: true })

/** Asks for a path as a browser does, and takes the answer as it comes. */
async function call(path: string): Promise<void> {
  const [answer] = (await once(
    get(`${origin}/core-app-api/${path}`, { agent, headers: { ...headers, 'accept-encoding': 'br' } }),
    'response',
  )) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
}

const { company_id } = await opened.db
  .selectFrom('users')
  .select('company_id')
  .where('login_id', '=', ADMIN)
  .executeTakeFirstOrThrow()
const list = `companies/${company_id}/users`
const first = await fetch(`${origin}/core-app-api/${list}`, { headers })
const { total_elements: people } = (await first.json()) as { total_elements: number }

const PAGES = {
  'first page': '?size=100',
  'page in the middle': `?size=100&page=${Math.floor(people / 200)}`,
  'by address, last first': '?size=100&sortBy=email&sortOrder=desc',
  'by last sign-in': '?size=100&sortBy=uiLastLoginTime&sortOrder=desc',
  'searched: munoz': '?size=100&search=munoz',
  'never signed in': '?size=100&lastLogin=never',
}

/** Asks the same once more, without a server in between. */
async function askStraight(statements: readonly Statement[]): Promise<void> {
  for (const { client, text, values } of statements) await send.call(client, text, values)
}

const figures: Record<string, Figures> = {}
for (const [name, wish] of Object.entries(PAGES)) {
  asked = []
  await call(`${list}${wish}`)
  const statements = asked
  asked = null
  const own: Figures = { call: [], straight: [], statements: statements.length }
  const rounds = Number(options.rounds)
  for (let round = -WARMING; round < rounds; round += 1) {
    const called = await timed(() => call(`${list}${wish}`))
    const straight = await timed(() => askStraight(statements))
    if (round < 0) continue
    own.call.push(called)
    own.straight.push(straight)
  }
  figures[name] = own
}
agent.destroy()
await app.close()
await opened.close()
await rm(folder, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify({ people, figures })}\n`)
