import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'

const MEGABYTE = 2 ** 20
/** The largest file that the form accepts. */
const FILE = Buffer.alloc(10 * MEGABYTE, 'a')
FILE.write('%PDF-1.7\n')

const INCIDENT = {
  accountType: '25',
  supportType: '1464',
  issue: '2202',
  issueType: '3206',
  subIssueType: '4203',
  firstName: 'Alex',
  lastName: 'Kim',
  companyName: 'Bright Foods',
  callBackNumber: '+1 800 555 0142',
  situationDescription: 'The export of the weekly report stops at 40 %.',
  onBehalf: false,
  locale: 'en-US',
}

async function startServer(env) {
  const port = await freePort()
  const child = fork(join(ROOT, 'packages/api/dist/server.js'), {
    execArgv: [`--import=${join(import.meta.dirname, 'report-memory.mjs')}`],
    env: { PATH: process.env.PATH, TRUST_PROXY: 'loopback', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('is ready') && resolve())
    child.once('exit', () => reject(new Error('The server stopped before it was ready. See its output above.')))
  })
  return {
    origin: `http://localhost:${port}`,
    async memory() {
      child.send('memory')
      const [{ rss, peak }] = await once(child, 'message')
      return { rss: rss / MEGABYTE, peak: peak / MEGABYTE }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Counts users. Each has a different address, so none is challenged (CHL-05) or reaches a rate limit (SRV-09). */
let people = 0

async function fileIncident(origin) {
  people += 1
  const body = new FormData()
  const primaryContactEmail = `visitor${people}@elsewhere.example`
  body.append('incidentDetail', JSON.stringify({ ...INCIDENT, primaryContactEmail }))
  body.append('file', new Blob([FILE]), 'screen.pdf')
  const response = await fetch(`${origin}/core-app-api/platform/support/osc/incidents?oscType=support`, {
    method: 'POST',
    headers: {
      'x-portal-request': '1',
      'x-bot-prevention': 'on',
      'x-forwarded-for': `10.0.${people >> 8}.${people % 256}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
}

/**
 * Returns the memory of a new server in megabytes: idle, and its peak while this many incidents are filed in parallel.
 */
async function measure(env, count) {
  const server = await startServer(env)
  try {
    const { rss: idle } = await server.memory()
    await Promise.all(Array.from({ length: count }, () => fileIncident(server.origin)))
    const { peak } = await server.memory()
    return { idle, peak }
  } finally {
    await server.stop()
  }
}

/** Measures 4 and 16 parallel uploads alternately, on one database. */
export async function measureUploads(database, env, rounds) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tessera-bench-support-'))
  const own = { ...env, DATA_DIR }
  try {
    // The first start fills the database, which needs more memory than later ones.
    const first = await startServer(own)
    await first.stop()
    const measured = { 4: [], 16: [] }
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? [4, 16] : [16, 4]
      for (const count of order) measured[count].push(await measure(own, count))
    }
    return { database, measured }
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}
