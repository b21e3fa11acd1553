import { parseArgs } from 'node:util'
import { companyOf, startBench, timed } from './started.ts'
import { sendDirectly, statementsOf } from './statements.ts'

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '200' },
    /** A PostgreSQL database without tables; the embedded database when absent. */
    url: { type: 'string' },
  },
})
const ADMIN = 'admin@brightfoods.example'
const WARMUP = 10

/** Milliseconds per page, for the server's response and for its SQL only. */
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

const figures: Record<string, Figures> = {}
for (const [name, wanted] of Object.entries(PAGES)) {
  const statements = await statementsOf(() => call(`${list}${wanted}`))
  const own: Figures = { call: [], straight: [], statements: statements.length }
  const rounds = Number(options.rounds)
  for (let round = -WARMUP; round < rounds; round += 1) {
    const called = await timed(() => call(`${list}${wanted}`))
    const straight = await timed(() => sendDirectly(statements))
    if (round < 0) continue
    own.call.push(called)
    own.straight.push(straight)
  }
  figures[name] = own
}
await close()
process.stdout.write(`${JSON.stringify({ people, figures })}\n`)
