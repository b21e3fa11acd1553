import { EventEmitter, once } from 'node:events'
import type { Job } from '@tessera/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { servicesOf } from '../../app.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { createJobRunner, enqueue } from './jobs.ts'
import { defineLongRunningJob } from './long-running-jobs.ts'

const ADMIN = 'admin@brightfoods.example'
const log = { warn: () => undefined, error: () => undefined }

/** Blocks work until the test opens it. */
class Door {
  private readonly bell = new EventEmitter()
  readonly opened = once(this.bell, 'open')
  open(): void {
    this.bell.emit('open')
  }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

/** A lease and slightly less, in milliseconds. */
const LEASE = 15_000
const ALMOST_A_LEASE = 14_000

/** A server with a job of two parts with two rows each; the job waits for `between` after the first part. */
function startServer(name: string, between: () => Promise<unknown>) {
  const { db, clock, settings } = server
  const services = servicesOf({ settings, db, sessionSecret: 'only tests know', clock }, log)
  const done: string[] = []
  const kind = defineLongRunningJob({
    name,
    input: z.object({}),
    async work(_job, _services, reportProgress) {
      done.push('first')
      await reportProgress(2)
      await between()
      done.push('second')
      await reportProgress(2)
      return async () => void done.push('end')
    },
  })
  return { kind, services, done, runJobs: createJobRunner([kind], services, log) }
}

type Server = ReturnType<typeof startServer>

const start = ({ kind }: Server): Promise<string> =>
  enqueue(server.db, kind, {}, { startedBy: ADMIN, at: server.clock.now(), total: 4 })

async function read(jobId: string): Promise<Pick<Job, 'status' | 'processed'>> {
  return server.db.selectFrom('jobs').select(['status', 'processed']).where('id', '=', jobId).executeTakeFirstOrThrow()
}

describe('a long-running job', () => {
  it('SRV-07 continues while its server does other work, and ends with its final writes', async () => {
    const door = new Door()
    const own = startServer('trial.lasting', () => door.opened)
    const jobId = await start(own)
    expect(await own.runJobs()).toBe(1)
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    expect(await own.runJobs()).toBe(0)
    door.open()
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
    expect(own.done).toEqual(['first', 'second', 'end'])
  })

  it('SRV-07 ends after the current part if its starter stops it', async () => {
    const door = new Door()
    const own = startServer('trial.stopped', () => door.opened)
    const jobId = await start(own)
    await own.runJobs()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    const admin = await server.signedIn(ADMIN)
    const stopped = await admin.send('DELETE', `/core-app-api/v1/jobs/${jobId}`)
    expect(stopped.json<Job>()).toMatchObject({ status: 'STOPPED', processed: 2 })
    door.open()
    await own.services.background.end()
    expect(own.done).toEqual(['first', 'second'])
    expect(await read(jobId)).toEqual({ status: 'STOPPED', processed: 2 })
  })

  it('SRV-07 restarts on another server if its server stops responding, and ends only once', async () => {
    const door = new Door()
    const lost = startServer('trial.taken', () => door.opened)
    const next = startServer('trial.taken', () => Promise.resolve())
    const jobId = await start(lost)
    await lost.runJobs()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    expect(await next.runJobs()).toBe(0)
    server.clock.advance(1)
    expect(await next.runJobs()).toBe(1)
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
    door.open()
    await lost.services.background.end()
    expect([lost.done, next.done]).toEqual([
      ['first', 'second'],
      ['first', 'second', 'end'],
    ])
    expect(await read(jobId)).toEqual({ status: 'DONE', processed: 4 })
  })

  it('SRV-07 stays with the next server if the previous one fails later', async () => {
    const [first, second] = [new Door(), new Door()]
    const lost = startServer('trial.late', async () => {
      await first.opened
      throw new Error('Too late')
    })
    const next = startServer('trial.late', () => second.opened)
    const jobId = await start(lost)
    await lost.runJobs()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    server.clock.advance(1)
    expect(await next.runJobs()).toBe(1)
    await expect.poll(() => next.done).toEqual(['first'])
    first.open()
    await lost.services.background.end()
    const tries = server.db.selectFrom('jobs').select(['tries', 'reason']).where('id', '=', jobId)
    expect(await tries.executeTakeFirst()).toEqual({ tries: 0, reason: null })
    second.open()
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
  })

  it('SRV-07 is reserved for its server for 15 seconds after each part', async () => {
    const [first, second] = [new Door(), new Door()]
    const working = startServer('trial.renewed', () => first.opened)
    const slow = defineLongRunningJob({
      name: working.kind.name,
      input: z.object({}),
      async work(_job, _services, reportProgress) {
        await first.opened
        await reportProgress(2)
        await second.opened
        return () => Promise.resolve()
      },
    })
    const next = startServer(slow.name, () => Promise.resolve())
    const jobId = await start(working)
    await createJobRunner([slow], working.services, log)()
    await server.clock.pause(ALMOST_A_LEASE)
    first.open()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    await server.clock.pause(ALMOST_A_LEASE)
    expect(await next.runJobs()).toBe(0)
    await server.clock.pause(LEASE - ALMOST_A_LEASE)
    expect(await next.runJobs()).toBe(1)
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
    second.open()
    await working.services.background.end()
  })

  it('SRV-07 renews its lease during a long part, until it ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const door = new Door()
    const own = startServer('trial.slow', () => door.opened)
    const next = startServer('trial.slow', () => Promise.resolve())
    const jobId = await start(own)
    await own.runJobs()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    const dueAt = async () => {
      const job = server.db.selectFrom('jobs').select('due_at').where('id', '=', jobId)
      return (await job.executeTakeFirstOrThrow()).due_at.getTime()
    }
    for (let beats = 0; beats < 3; beats += 1) {
      const before = await dueAt()
      await server.clock.pause(ALMOST_A_LEASE)
      vi.advanceTimersByTime(5_000)
      await expect.poll(dueAt).toBeGreaterThan(before)
      expect(await next.runJobs()).toBe(0)
    }
    expect(await read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    door.open()
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
    await own.services.background.end()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('SRV-07 is available to other servers as soon as its server stops', async () => {
    const door = new Door()
    const ending = startServer('trial.left', () => door.opened)
    const next = startServer('trial.left', () => Promise.resolve())
    const jobId = await start(ending)
    await ending.runJobs()
    await expect.poll(() => read(jobId)).toEqual({ status: 'RUNNING', processed: 2 })
    const ended = ending.services.background.end()
    door.open()
    await ended
    expect(ending.done).toEqual(['first', 'second'])
    expect(await next.runJobs()).toBe(1)
    await expect.poll(() => read(jobId)).toEqual({ status: 'DONE', processed: 4 })
  })

  it('SRV-07 gets three tries', async () => {
    const failing = startServer('trial.broken', () => Promise.reject(new Error('The disk is full')))
    const jobId = await start(failing)
    for (const tries of [1, 2, 3]) {
      expect(await failing.runJobs()).toBe(1)
      const job = () =>
        server.db.selectFrom('jobs').select(['tries', 'reason']).where('id', '=', jobId).executeTakeFirstOrThrow()
      await expect.poll(job).toEqual({ tries, reason: 'The disk is full' })
      server.clock.advance(1)
    }
    expect(await failing.runJobs()).toBe(0)
    expect(await read(jobId)).toEqual({ status: 'FAILED', processed: 2 })
    expect(failing.done).toEqual(['first', 'first', 'first'])
  })
})
