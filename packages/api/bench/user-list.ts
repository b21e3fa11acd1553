import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { companyOf, startBench, timed } from './started.ts'

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '200' },
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

const { url } = options
const { db, calls, headers, call, close } = await startBench({ url, scale: Number(options.scale), loginId: ADMIN })
const list = `companies/${await companyOf(db, ADMIN)}/users`
const first = await fetch(`${calls}/${list}`, { headers })
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
await close()
process.stdout.write(`${JSON.stringify({ people, figures })}\n`)
