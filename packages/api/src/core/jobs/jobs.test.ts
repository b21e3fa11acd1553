import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { servicesOf } from '../../app.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { ManualClock } from '../../testing/server.ts'
import { later } from '../clock.ts'
import type { Services } from '../http/context.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { JobKind } from './jobs.ts'
import { removeOldJobs } from './job-status.ts'
import { createJobRunner, defineJob, enqueue } from './jobs.ts'
import { readSettings } from '../config/settings.ts'

const DANA = 'admin@brightfoods.example'
const SECONDS = 1 / 60
const clock = new ManualClock()
const log = { warn: () => undefined, error: () => undefined }

let database: OpenDatabase
let services: Services
beforeAll(async () => {
  database = await openTestDatabase()
  services = serverOf()
})
afterEach(async () => {
  await database.db.deleteFrom('jobs').execute()
  await database.db.deleteFrom('mails').execute()
})
afterAll(() => database.close())

/** One of the servers of the database. */
function serverOf(): Services {
  return servicesOf({ settings: readSettings({}), db: database.db, sessionSecret: 'only tests know', clock }, log)
}

const runnerOf = (kind: JobKind, server = services) => createJobRunner([kind], server, log)
const add = <Input>(kind: JobKind<Input>, input: Input) =>
  enqueue(database.db, kind, input, { startedBy: DANA, at: clock.now() })
const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('created_at').execute()

/** The subjects of the mails that the steps have added. */
async function sent(): Promise<string[]> {
  const rows = await database.db.selectFrom('mails').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject)
}

function post({ db, mailer }: Services, subject: string): Promise<void> {
  return mailer.post(db, { recipient: DANA, locale: 'en-US', subject, body: '' })
}

const range = z.object({ name: z.string(), count: z.int() })

/** Sends a number of mails, one per step. */
const mailing = defineJob({
  name: 'trial.mailing',
  input: range,
  progress: z.object({ sent: z.int() }),
  async step({ input, progress }, own) {
    const next = (progress?.sent ?? 0) + 1
    await post(own, `${input.name} ${next}`)
    return next === input.count ? 'done' : { dueAt: clock.now(), progress: { sent: next } }
  },
})

/** Sends a mail and fails the given number of times. */
function failing(times: number, received: string[] = []) {
  let failures = 0
  return defineJob({
    name: 'trial.failing',
    input: z.object({ name: z.string() }),
    async step({ input }, own) {
      await post(own, input.name)
      failures += 1
      if (failures <= times) throw new Error(`Failure ${failures}`)
      return 'done'
    },
    async fail({ input }) {
      received.push(input.name)
    },
  })
}

describe('a job', () => {
  it('SRV-07 continues from its progress step by step, and records who started it', async () => {
    await add(mailing, { name: 'Mail', count: 3 })
    expect(await jobs()).toMatchObject([{ status: 'QUEUED', progress: null, started_by: DANA }])
    expect(await runnerOf(mailing)()).toBe(3)
    expect(await sent()).toEqual(['Mail 1', 'Mail 2', 'Mail 3'])
    expect(await jobs()).toMatchObject([{ status: 'DONE', ended_at: clock.now(), reason: null }])
    expect(await runnerOf(mailing)()).toBe(0)
  })

  it('SRV-07 runs in the order of due times, not of creation', async () => {
    const done: string[] = []
    const kind = defineJob({
      name: 'trial.waiting',
      input: z.string(),
      async step({ input }) {
        done.push(input)
        return 'done'
      },
    })
    for (const seconds of [3, 1, 2]) {
      const dueAt = later(clock.now(), seconds * 1000)
      await enqueue(database.db, kind, `after ${seconds} s`, { startedBy: DANA, at: clock.now(), dueAt })
    }
    clock.advance(3 * SECONDS)
    expect(await runnerOf(kind)()).toBe(3)
    expect(done).toEqual(['after 1 s', 'after 2 s', 'after 3 s'])
  })

  it('SRV-07 lets the server do other work between two steps', async () => {
    await add(mailing, { name: 'Mail', count: 5 })
    let turns = 0
    const counting = setInterval(() => (turns += 1))
    await runnerOf(mailing)()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(1)
  })

  it('SRV-07 waits until it is due', async () => {
    const patient = defineJob({
      name: 'trial.patient',
      input: z.object({}),
      progress: z.string(),
      async step({ progress }) {
        return progress ? 'done' : { dueAt: new Date(clock.now().getTime() + 60_000), progress: 'waited' }
      },
    })
    await add(patient, {})
    const run = runnerOf(patient)
    expect([await run(), await run()]).toEqual([1, 0])
    expect(await jobs()).toMatchObject([{ status: 'RUNNING', ended_at: null }])
    clock.advance(1)
    expect(await run()).toBe(1)
    expect(await jobs()).toMatchObject([{ status: 'DONE' }])
  })

  it('SRV-07 is added in the transaction that causes it, and only with valid input', async () => {
    const lost = database.db.transaction().execute(async (tx) => {
      await enqueue(tx, mailing, { name: 'Lost', count: 1 }, { startedBy: DANA, at: clock.now() })
      throw new Error('the power goes')
    })
    await expect(lost).rejects.toThrow('the power goes')
    await expect(add(mailing, { name: 'Half', count: 0.5 })).rejects.toThrow()
    expect(await jobs()).toEqual([])
  })

  it('SRV-07 reads the configuration in its own transaction', async () => {
    const asking = defineJob({
      name: 'trial.asking',
      input: z.object({}),
      async step(_job, own) {
        await post(own, String((await own.portalConfig.of('CA')).provisioningSeconds))
        return 'done'
      },
    })
    await add(asking, {})
    await runnerOf(asking)()
    expect(await sent()).toEqual(['60'])
  })
})

describe('a failed step', () => {
  it('SRV-07 has no effects and is retried later', async () => {
    const kind = failing(2)
    await add(kind, { name: 'At last' })
    const run = runnerOf(kind)
    expect([await run(), await run()]).toEqual([1, 0])
    expect(await sent()).toEqual([])
    expect(await jobs()).toMatchObject([{ status: 'QUEUED', tries: 1, reason: 'Failure 1' }])
    clock.advance(5 * SECONDS)
    expect([await run(), await run()]).toEqual([1, 0])
    clock.advance(29 * SECONDS)
    expect(await run()).toBe(0)
    clock.advance(SECONDS)
    expect(await run()).toBe(1)
    expect(await sent()).toEqual(['At last'])
    expect(await jobs()).toMatchObject([{ status: 'DONE', tries: 0, reason: null }])
  })

  it('SRV-07 makes the job fail after three tries, with its reason', async () => {
    const received: string[] = []
    const kind = failing(3, received)
    await add(kind, { name: 'Never' })
    for (let tries = 0; tries < 5; tries += 1) {
      await runnerOf(kind)()
      clock.advance(1)
    }
    expect(await jobs()).toMatchObject([{ status: 'FAILED', tries: 3, reason: 'Failure 3' }])
    expect(received).toEqual(['Never'])
    expect(await sent()).toEqual([])
  })

  it('SRV-07 blocks no other job, even if reporting the failure fails', async () => {
    const kind = defineJob({
      name: 'trial.picky',
      input: z.object({ name: z.string() }),
      async step({ input }, own) {
        if (input.name === 'broken') await sql`select 1 / 0`.execute(own.db)
        await post(own, input.name)
        return 'done'
      },
      async fail(_job, own) {
        await sql`select 1 / 0`.execute(own.db)
      },
    })
    await add(kind, { name: 'broken' })
    clock.advance(SECONDS)
    await add(kind, { name: 'whole' })
    for (let tries = 0; tries < 3; tries += 1) {
      await runnerOf(kind)()
      expect(await sent()).toEqual(['whole'])
      clock.advance(1)
    }
    expect(await jobs()).toMatchObject([
      { status: 'FAILED', reason: 'division by zero' },
      { status: 'DONE', reason: null },
    ])
  })
})

describe('several servers', () => {
  it('SRV-07 run each step once', async () => {
    for (let index = 0; index < 12; index += 1) await add(mailing, { name: `Job ${index}, mail`, count: 2 })
    const runners = [runnerOf(mailing), runnerOf(mailing, serverOf()), runnerOf(mailing, serverOf())]
    const steps = await Promise.all(runners.map((run) => run()))
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(24)
    const subjects = await sent()
    expect(subjects).toHaveLength(24)
    expect(new Set(subjects).size).toBe(24)
  })

  it('SRV-07 ignore job kinds that only a newer server knows', async () => {
    await add(failing(0), { name: 'Later' })
    expect(await runnerOf(mailing)()).toBe(0)
    expect(await jobs()).toMatchObject([{ status: 'QUEUED', tries: 0 }])
  })

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'SRV-07 repeat a step whose server was killed, as if it had not begun',
    async () => {
      let kills = 1
      const kind = defineJob({
        name: 'trial.killed',
        input: z.object({}),
        async step(_job, own) {
          await post(own, 'Whole')
          if (kills === 0) return 'done'
          kills -= 1
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db)
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
          await sql`select 1`.execute(own.db)
          return 'done'
        },
      })
      await add(kind, {})
      await expect(runnerOf(kind)()).rejects.toThrow()
      expect(await sent()).toEqual([])
      expect(await jobs()).toMatchObject([{ status: 'QUEUED', tries: 0 }])
      expect(await runnerOf(kind, serverOf())()).toBe(1)
      expect(await sent()).toEqual(['Whole'])
    },
  )

  it('SRV-07 stop after the current step when stopping, and other servers continue the job', async () => {
    const ending = serverOf()
    await add(mailing, { name: 'Mail', count: 3 })
    const run = runnerOf(mailing, ending)
    const steps = run()
    await ending.background.end()
    expect(await steps).toBeLessThan(3)
    expect(await run()).toBe(0)
    await runnerOf(mailing)()
    expect(await sent()).toEqual(['Mail 1', 'Mail 2', 'Mail 3'])
  })
})

it('SRV-07 jobs that ended are kept for seven days', async () => {
  await add(mailing, { name: 'Mail', count: 1 })
  await runnerOf(mailing)()
  await add(mailing, { name: 'Waiting', count: 1 })
  clock.advance(7 * 24 * 60)
  await removeOldJobs(database.db, clock.now())
  expect(await jobs()).toHaveLength(2)
  clock.advance(1)
  await removeOldJobs(database.db, clock.now())
  expect(await jobs()).toMatchObject([{ status: 'QUEUED' }])
})
