import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { JobStarted } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'
import { companyOf, startBench, timed } from './started.ts'

const { values: options } = parseArgs({
  options: {
    /** How many rounds of exports and import previews are measured. */
    rounds: { type: 'string', default: '3' },
    /** Users of the large company; the small one has a tenth. */
    people: { type: 'string', default: '400000' },
    url: { type: 'string' },
  },
})
const SUPER_ADMIN = 'super@scintilla.example'
const rounds = Number(options.rounds)
/** Milliseconds between two requests for the user list, and between two memory measurements. */
const [LIST_EVERY, MEMORY_EVERY] = [150, 250]
const UPLOADS = [500, 5000] as const
const EXPORTS = {
  CSV: { format: 'csv', filters: {} },
  XLSX: { format: 'xlsx', filters: {} },
  'CSV, by a column without an index': { format: 'csv', filters: { sortBy: 'multipleSupplierAccess' } },
} as const

/** Adds users to a company until it has the given number. */
async function fillUp(db: Db, companyId: string, people: number): Promise<void> {
  await sql`insert into users (login_id, email, company_id, first_name, last_name, user_type, third_party_user,
      can_switch_company, can_switch_persona, status, registered_at, last_login_at)
    select login, login, company_id, 'Zoë' || (number * 7 % 500), 'Peña ' || (number * 13 % 3000), user_type, false,
      number % 10 = 0, false, 'ACTIVE', registered_at,
      case when number % 9 > 0 then registered_at + number * interval '1 second' end
    from (select * from users where company_id = ${companyId} and status = 'ACTIVE' limit 1) as one,
      generate_series(1, ${people}::int - (select count(*)::int from users where company_id = ${companyId} and status = 'ACTIVE')) as number,
      concat('zoe', number, '@', company_id) as login`.execute(db)
}

/** Prints progress to stderr, because the last line of stdout has the results. */
const print = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)

const companies = { small: '', large: '' }
const size = { small: Number(options.people) / 10, large: Number(options.people) }
const bench = await startBench({
  url: options.url,
  scale: 1,
  loginId: SUPER_ADMIN,
  async change(db) {
    companies.large = await companyOf(db, 'admin@brightfoods.example')
    const other = db.selectFrom('companies').select('id').where('tenant', '=', 'US').where('type', '=', 'SUPPLIER')
    const peopled = other
      .where('id', '<>', companies.large)
      .where('id', 'in', db.selectFrom('users').select('company_id').where('status', '=', 'ACTIVE'))
    companies.small = (await peopled.limit(1).executeTakeFirstOrThrow()).id
    for (const which of ['small', 'large'] as const) await fillUp(db, companies[which], size[which])
  },
})
const { db, calls } = bench

async function send<Answer>(which: 'small' | 'large', path: string, body: string | FormData): Promise<Answer> {
  await db.deleteFrom('rate_limits').execute()
  const headers = new Headers({ ...bench.headers, [HEADERS.companyContext]: companies[which] })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const answer = await fetch(`${calls}/companies/${companies[which]}/users/${path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Exports a company's users with a job; returns microseconds per row. */
async function exported(which: 'small' | 'large', file: keyof typeof EXPORTS): Promise<number> {
  const options = { status: 'ACTIVE', rows: 'filtered', columns: 'all', ...EXPORTS[file] }
  const { jobId, accepted } = await send<JobStarted>(which, 'export', JSON.stringify(options))
  const row = db.selectFrom('jobs').select(['created_at', 'ended_at', 'processed', 'status']).where('id', '=', jobId)
  for (;;) {
    const { created_at, ended_at, processed, status } = await row.executeTakeFirstOrThrow()
    if (!ended_at) {
      await pause(LIST_EVERY)
      continue
    }
    if (status !== 'DONE' || processed !== accepted) throw new Error(`${file}: ${status}, ${processed} of ${accepted}`)
    return ((ended_at.getTime() - created_at.getTime()) * 1000) / accepted
  }
}

let uploads = 0
/** Previews a file with the given number of new users; returns the duration in milliseconds. */
function previewImport(rows: number): Promise<number> {
  uploads += 1
  const row = (number: number) =>
    `Ana,Muñoz,ana${number}.${uploads}@brightfoods.example,Our company,Report Builder,User`
  const lines = [
    'First Name,Last Name,Email,Company Type,Products,Role',
    ...Array.from({ length: rows }, (_, at) => row(at)),
  ]
  const form = new FormData()
  form.append('file', new Blob([lines.join('\n')]), 'people.csv')
  return timed(() => send('large', 'bulk/preview', form))
}

/**
 * Requests the first page of the large company's user list repeatedly while an action runs; returns the milliseconds of
 * each request.
 */
async function listWhile(action: () => Promise<unknown>): Promise<number[]> {
  const ended = new AbortController()
  const acting = action().finally(() => ended.abort())
  const took: number[] = []
  const context = { [HEADERS.companyContext]: companies.large }
  while (!ended.signal.aborted) {
    took.push(await timed(() => bench.call(`companies/${companies.large}/users?size=100`, context)))
    await pause(LIST_EVERY)
  }
  await acting
  return took
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Returns the peak memory during an action, in MB: live heap after garbage collection, and resident set size. */
async function memoryOf(action: () => Promise<unknown>): Promise<{ held: number; rss: number }> {
  const most = { held: 0, rss: 0 }
  const timer = setInterval(() => {
    const { rss } = process.memoryUsage()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    most.held = Math.max(most.held, (heapUsed + external) / 2 ** 20)
    most.rss = Math.max(most.rss, rss / 2 ** 20)
  }, MEMORY_EVERY)
  await action()
  clearInterval(timer)
  return most
}

const files = Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]
const memory: Record<string, Record<'small' | 'large', { held: number; rss: number }>> = {}
for (const file of files) {
  // The small company runs first because a process rarely returns memory to the system.
  print(`Memory: ${file}`)
  const small = await memoryOf(() => exported('small', file))
  memory[file] = { small, large: await memoryOf(() => exported('large', file)) }
}

const perRow: Record<string, Record<'small' | 'large', number[]>> = {}
for (let round = 0; round < rounds; round += 1) {
  for (const file of files) {
    print(`Round ${round + 1}: ${file}`)
    const own = (perRow[file] ??= { small: [], large: [] })
    own.small.push(await exported('small', file))
    own.large.push(await exported('large', file))
    own.small.push(await exported('small', file))
  }
}

print('Previews')
const previews: Record<number, number[]> = {}
for (let round = -1; round < rounds * 3; round += 1) {
  for (const rows of UPLOADS) {
    const took = await previewImport(rows)
    if (round >= 0) (previews[rows] ??= []).push(took)
  }
}

const list: Record<'alone' | 'exporting' | 'previewing', number[]> = { alone: [], exporting: [], previewing: [] }
for (let round = 0; round < rounds; round += 1) {
  print(`Round ${round + 1}: the list meanwhile`)
  list.alone.push(...(await listWhile(() => pause(8000))))
  list.exporting.push(...(await listWhile(() => exported('large', 'XLSX'))))
  list.exporting.push(...(await listWhile(() => exported('small', 'CSV, by a column without an index'))))
  list.previewing.push(
    ...(await listWhile(async () => {
      for (let count = 0; count < 12; count += 1) await previewImport(5000)
    })),
  )
}
await bench.close()
process.stdout.write(`${JSON.stringify({ people: size, memory, perRow, previews, list })}\n`)
