import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { archiveOf, workbookFiles } from '../src/testing/archives.ts'
import { companyOf, startBench, timed } from './started.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, url: { type: 'string' } },
})
const ADMIN = 'admin@brightfoods.example'
/** Milliseconds between two calls of /healthz, and between two measurements of CPU time. */
const [HEALTH_INTERVAL_MS, CPU_INTERVAL_MS] = [20, 100]
/** CPU use below this share of one core means that the server no longer reads the file. */
const IDLE = 0.2

const HEADINGS = 'First Name,Last Name,Email,Company Type,Products,Role'
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const headings = `<row>${HEADINGS.split(',').map(cell).join('')}</row>`
const sharing = (count: number) => ({
  name: 'xl/sharedStrings.xml',
  content: `<sst>${'<si><t>abcdefghij</t></si>'.repeat(count)}</sst>`,
})

const FILES: Readonly<Record<string, Buffer>> = {
  'CSV of 300,000 blank lines': Buffer.from(`${HEADINGS}\n${'\n'.repeat(300_000)}`),
  'CSV of 1,000,000 quotation marks': Buffer.from(`${HEADINGS}\n${'"a""b",'.repeat(250_000)}`),
  'workbook of 20 sheets and 39 MB of shared texts': archiveOf([
    ...workbookFiles(Array.from({ length: 20 }, () => headings)),
    sharing(1_500_000),
  ]),
  'workbook of 20 sheets and 9 MB of shared texts': archiveOf([
    ...workbookFiles(Array.from({ length: 20 }, () => headings)),
    sharing(380_000),
  ]),
  'workbook of 600,000 filled cells': archiveOf(workbookFiles([headings + `<row>${cell('a')}</row>`.repeat(600_000)])),
}

let companyId = ''
const bench = await startBench({
  url: options.url,
  scale: 1,
  loginId: ADMIN,
  change: async (db) => {
    companyId = await companyOf(db, ADMIN)
  },
})

async function upload(file: Buffer, signal: AbortSignal | null = null): Promise<number> {
  await bench.db.deleteFrom('rate_limits').execute()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file)]), 'people')
  const url = `${bench.calls}/companies/${companyId}/users/bulk/preview`
  const answer = await fetch(url, { method: 'POST', headers: bench.headers, body, signal })
  await answer.arrayBuffer()
  return answer.status
}

let requestCount = 0
/** Requests `/healthz` again and again during an action; returns the duration of each request. */
async function healthWhile(action: () => Promise<unknown>): Promise<number[]> {
  const ended = new AbortController()
  const acting = action().finally(() => ended.abort())
  const took: number[] = []
  while (!ended.signal.aborted) {
    requestCount += 1
    // Uses a new address each time, because the limit is 120 requests per minute and address.
    const from = { 'x-forwarded-for': `10.0.${requestCount >> 8}.${requestCount % 256}` }
    took.push(await timed(() => bench.call('../healthz', from)))
    await pause(HEALTH_INTERVAL_MS)
  }
  await acting
  return took
}

/** Returns the milliseconds from the client's disconnect until the server no longer reads the file. */
async function timeToStop(file: Buffer): Promise<number> {
  const leaving = new AbortController()
  const uploading = upload(file, leaving.signal).catch(() => undefined)
  await pause(300)
  leaving.abort()
  await uploading
  const startedAt = performance.now()
  for (;;) {
    const before = process.cpuUsage()
    await pause(CPU_INTERVAL_MS)
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 < CPU_INTERVAL_MS * IDLE) return performance.now() - startedAt - CPU_INTERVAL_MS
  }
}

const idle: number[] = []
const files: Record<string, { status: number; took: number[]; health: number[]; stopped: number[] }> = {}
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const [name, file] of Object.entries(FILES)) {
    idle.push(...(await healthWhile(() => pause(1000))))
    const own = (files[name] ??= { status: 0, took: [], health: [], stopped: [] })
    const health = healthWhile(async () => {
      own.took.push(
        await timed(async () => {
          own.status = await upload(file)
        }),
      )
    })
    own.health.push(...(await health))
    own.stopped.push(await timeToStop(file))
  }
}
await bench.close()
process.stdout.write(`${JSON.stringify({ idle, files })}\n`)
