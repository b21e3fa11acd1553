import type { Failure, Job, ListedJob } from '@tessera/contract'
import { ADMIN_PERMISSIONS, HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { servicesOf } from '../app.ts'
import { later } from '../core/clock.ts'
import { addJobFile } from '../core/jobs/job-files.ts'
import { createJobRunner, countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import { readSettings } from '../core/config/settings.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const ADMIN = 'admin@brightfoods.example'
const SUPER_ADMIN = 'super@scintilla.example'
const SPECTATOR = 'spectator@scintilla.example'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const LOST = { row: 3, loginId: 'lost@brightfoods.example', error: 'User does not exist' }
const log = { warn: () => undefined, error: () => undefined }

/** Counts four rows, two per step; one of them fails. */
const counting = defineJob({
  name: 'trial.counting',
  input: z.object({}),
  progress: z.literal('half'),
  async step({ id, progress }, { db, clock }) {
    await countRows(db, id, { processed: 2, failed: progress ? [LOST] : [] })
    return progress ? 'done' : { dueAt: later(clock.now(), 60_000), progress: 'half' as const }
  },
})

/** Counts rows, and fails. */
const failing = defineJob({
  name: 'trial.failing',
  input: z.object({}),
  async step({ id }, { db }) {
    await countRows(db, id, { processed: 2, failed: [LOST] })
    throw new Error('The disk is full')
  },
})

/** Counts rows; administrators of a company can follow it. */
const administering = defineJob({
  name: 'trial.administering',
  input: z.object({ companyId: z.uuid() }),
  rights: ({ companyId }) => ({ permission: ADMIN_PERMISSIONS.createUser, companyId }),
  async step({ id }, { db, clock }) {
    await countRows(db, id, { processed: 2 })
    return { dueAt: later(clock.now(), 60_000) }
  },
})

let server: TestServer
let runJobs: () => Promise<number>
beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server
  const services = servicesOf({ settings: readSettings({}), db, sessionSecret: 'only tests know', clock }, log)
  runJobs = createJobRunner([counting, failing, administering], services, log)
})
afterAll(() => server.close())

const start = (startedBy: string, kind = counting, about: { total?: number } = { total: 4 }): Promise<string> =>
  enqueue(server.db, kind, {}, { startedBy, at: server.clock.now(), ...about })

const stopAt = (jobId: string): string => `/core-app-api/v1/jobs/${jobId}`

async function stop(jobId: string) {
  return (await server.signedIn(ADMIN)).send('DELETE', stopAt(jobId))
}

async function read(loginId: string, jobId: string, headers = {}) {
  return (await server.signedIn(loginId)).get(`v1/jobs/${jobId}`, headers)
}

describe('a job', () => {
  it.each([ADMIN, SPECTATOR])('SRV-07 shows its progress to its starter, row by row: %s', async (loginId) => {
    const jobId = await start(loginId)
    const received = async (): Promise<Job> => (await read(loginId, jobId)).json<Job>()
    expect(await received()).toEqual({ status: 'QUEUED', processed: 0, total: 4, failed: [] })
    await runJobs()
    expect(await received()).toEqual({ status: 'RUNNING', processed: 2, total: 4, failed: [] })
    server.clock.advance(1)
    await runJobs()
    expect(await received()).toEqual({ status: 'DONE', processed: 4, total: 4, failed: [LOST] })
  })

  it('SRV-07 is not found for all other users, including super admins and colleagues', async () => {
    const jobId = await start(ADMIN)
    for (const loginId of ['user@brightfoods.example', SUPER_ADMIN, SPECTATOR]) {
      const [response, unknown] = [await read(loginId, jobId), await read(loginId, UNKNOWN_ID)]
      expect(response.statusCode, loginId).toBe(404)
      const { requestId } = response.json<Failure>()
      expect(response.json(), loginId).toEqual({ ...unknown.json<Failure>(), requestId })
    }
  })

  it('SRV-07 is visible to its starter even after they leave the company it acts for', async () => {
    const jobId = await start(SPECTATOR)
    const { id } = await server.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Bright Foods')
      .executeTakeFirstOrThrow()
    for (const headers of [{}, { [HEADERS.companyContext]: id }]) {
      expect((await read(SPECTATOR, jobId, headers)).statusCode).toBe(200)
    }
  })

  it('SRV-07 counts only rows of completed steps', async () => {
    const jobId = await start(ADMIN, failing)
    for (const minutes of [1, 1, 1]) {
      await runJobs()
      server.clock.advance(minutes)
    }
    expect((await read(ADMIN, jobId)).json()).toEqual({ status: 'FAILED', processed: 0, total: 4, failed: [] })
  })

  it('SRV-07 cannot be stopped after it has failed', async () => {
    const jobId = await start(ADMIN, failing)
    for (let tries = 0; tries < 3; tries += 1) {
      await runJobs()
      server.clock.advance(1)
    }
    expect((await stop(jobId)).json()).toMatchObject({ status: 'FAILED' })
    expect((await read(ADMIN, jobId)).json()).toMatchObject({ status: 'FAILED' })
  })

  it('SRV-07 can be stopped while rows remain, and otherwise returns its status', async () => {
    const early = await start(ADMIN)
    await runJobs()
    expect((await stop(early)).json()).toMatchObject({ status: 'STOPPED', processed: 2 })
    server.clock.advance(1)
    await runJobs()
    expect((await read(ADMIN, early)).json()).toMatchObject({ status: 'STOPPED', processed: 2 })
    const late = await start(ADMIN)
    await server.db.updateTable('jobs').set({ processed: 4, status: 'RUNNING' }).where('id', '=', late).execute()
    expect((await stop(late)).json()).toMatchObject({ status: 'RUNNING', processed: 4 })
    await server.db
      .updateTable('jobs')
      .set({ status: 'DONE', ended_at: server.clock.now() })
      .where('id', '=', late)
      .execute()
    expect((await stop(late)).json()).toMatchObject({ status: 'DONE', processed: 4 })
    expect((await stop(UNKNOWN_ID)).statusCode).toBe(404)
  })

  it.each(['user@brightfoods.example', SUPER_ADMIN])(
    'SRV-07 cannot be stopped by others: %s gets 404, and the job continues',
    async (loginId) => {
      const jobId = await start(ADMIN)
      const other = await server.signedIn(loginId)
      expect((await other.send('DELETE', stopAt(jobId))).statusCode).toBe(404)
      expect((await read(ADMIN, jobId)).json()).toMatchObject({ status: 'QUEUED' })
      await runJobs()
      server.clock.advance(1)
      await runJobs()
      expect((await read(ADMIN, jobId)).json()).toMatchObject({ status: 'DONE', processed: 4 })
    },
  )

  it('SRV-07 without a row count is internal and visible to no user', async () => {
    const jobId = await start(ADMIN, counting, {})
    expect((await read(ADMIN, jobId)).statusCode).toBe(404)
  })
})

async function makeAdministrator(loginId: string): Promise<void> {
  await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('login_id', '=', loginId).execute()
}

describe('a company’s job', () => {
  const COLLEAGUE = 'user@brightfoods.example'
  const OUTSIDER = 'basic.admin@smallfarm.example'

  it('SRV-07 can be seen and stopped by its other administrators, who cannot get its files', async () => {
    await server.db.deleteFrom('jobs').execute()
    const { company_id: companyId } = await personOf(server, ADMIN)
    const startedBy = { startedBy: ADMIN, at: server.clock.now(), total: 4 }
    const jobId = await enqueue(server.db, administering, { companyId }, startedBy)
    const made = { company_id: companyId, name: 'users.csv', media_type: 'text/csv' }
    await addJobFile(server.db, jobId, made, { by: ADMIN, at: server.clock.now() })
    for (const loginId of [COLLEAGUE, OUTSIDER, SUPER_ADMIN]) {
      expect(await jobsOf(loginId), loginId).toEqual([])
      expect((await (await server.signedIn(loginId)).send('DELETE', stopAt(jobId))).statusCode, loginId).toBe(404)
    }
    await makeAdministrator(COLLEAGUE)
    expect(await jobsOf(COLLEAGUE)).toMatchObject([{ jobId, startedBy: 'Dana Reyes', stoppedBy: null, file: null }])
    await runJobs()
    const response = await (await server.signedIn(COLLEAGUE)).send('DELETE', stopAt(jobId))
    expect(response.json()).toMatchObject({ status: 'STOPPED', processed: 2 })
    expect(await jobsOf(ADMIN)).toMatchObject([
      { jobId, startedBy: null, stoppedBy: 'Alex Kim', file: { name: 'users.csv' } },
    ])
    await server.db.updateTable('jobs').set({ status: 'DONE' }).where('id', '=', jobId).execute()
    expect((await (await server.signedIn(COLLEAGUE)).get(`v1/jobs/${jobId}/file`)).statusCode).toBe(404)
  })
})

async function jobsOf(loginId: string): Promise<ListedJob[]> {
  return (await (await server.signedIn(loginId)).get('v1/jobs')).json<ListedJob[]>()
}

async function listed(loginId: string): Promise<string[]> {
  return (await jobsOf(loginId)).map(({ jobId }) => jobId)
}

describe('the list of jobs', () => {
  const DAY = 24 * 60

  it('SRV-07 has the user’s own visible jobs of seven days, newest first', async () => {
    await server.db.deleteFrom('jobs').execute()
    const first = await start(ADMIN)
    server.clock.advance(1)
    const second = await start(ADMIN)
    await start(ADMIN, counting, {})
    const others = await start(SUPER_ADMIN)
    expect(await listed(ADMIN)).toEqual([second, first])
    expect(await listed(SUPER_ADMIN)).toEqual([others])
    server.clock.advance(7 * DAY - 1)
    expect(await listed(ADMIN)).toEqual([second])
    server.clock.advance(1)
    expect(await listed(ADMIN)).toEqual([])
  })

  it('SRV-07 has the newest 100', async () => {
    await server.db.deleteFrom('jobs').execute()
    const oldest = await start(ADMIN)
    server.clock.advance(1)
    for (let count = 0; count < 100; count += 1) await start(ADMIN)
    const ids = await listed(ADMIN)
    expect([ids.length, ids.includes(oldest)]).toEqual([100, false])
  })
})
