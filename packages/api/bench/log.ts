import { parseArgs } from 'node:util'
import { countEntries, multiplyEntries } from './log-entries.ts'
import { companyOf, startBench, timed } from './started.ts'
import { sendDirectly, statementsOf } from './statements.ts'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '2000000' },
    rounds: { type: 'string', default: '40' },
    /** A PostgreSQL database without tables; the embedded database when absent. */
    url: { type: 'string' },
  },
})
const READER = 'admin@brightfoods.example'
const WARMUP = 3
const ROUNDS = Number(options.rounds)

/** Pages of the log in its default range, newest first, 25 rows each. */
const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'first page': {},
  'tenth page': { page: '9' },
  'searched: a name': { search: 'okafor' },
  'searched: words of an event': { search: 'blocked reason' },
  'nothing found': { search: 'xqzvwk' },
  'one event': { events: 'USER_BLOCKED' },
  'one actor': { actor: READER },
  'sorted by actor': { sortBy: 'actor', sortOrder: 'asc' },
}

const { entries, url } = options
const bench = await startBench({
  url,
  scale: 1,
  loginId: READER,
  change: (db) => multiplyEntries(db, Number(entries)),
})
const { db, calls, headers, call, close } = bench
const path = `companies/${await companyOf(db, READER)}/activity-logs`

/** Measures a page: first the server's response, then its SQL only. */
async function measure(query: Readonly<Record<string, string>>) {
  const address = `${path}?${new URLSearchParams({ size: '25', ...query }).toString()}`
  const open = () => call(address)
  const statements = await statementsOf(open)
  const response = await fetch(`${calls}/${address}`, { headers })
  const { total_elements: total } = (await response.json()) as { total_elements: number }
  const [server, straight]: [number[], number[]] = [[], []]
  for (let round = -WARMUP; round < ROUNDS; round += 1) {
    const called = await timed(open)
    const direct = await timed(() => sendDirectly(statements))
    if (round < 0) continue
    server.push(called)
    straight.push(direct)
  }
  return { total, statements: statements.length, server, straight }
}

const pages: Record<string, Awaited<ReturnType<typeof measure>>> = {}
for (const [name, query] of Object.entries(PAGES)) pages[name] = await measure(query)
const count = await countEntries(db)
await close()
process.stdout.write(`${JSON.stringify({ entries: count, pages })}\n`)
