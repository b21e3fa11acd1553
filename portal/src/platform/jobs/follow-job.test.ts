import type { Job } from '@tessera/contract'
import { API_BASE, calls } from '@tessera/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MakeCall } from '../../data/caller.tsx'
import { request } from '../../data/client.ts'
import { JOB } from '../../test/administration.ts'
import { FakeServer, json } from '../../test/server.ts'
import { jobAt } from '../../test/uploads.ts'
import { followJob } from './follow-job.ts'

const caller = { apiBase: API_BASE, locale: 'en-US', companyId: null }
const ask: MakeCall = (call, input, options) => request(caller, call, input, options)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('USR-15a a job is polled every second, after five polls every five seconds, until it ends', async () => {
  let now: Job = jobAt(1, 2)
  const server = new FakeServer().replies(calls.jobs.read, () => json(now))
  const onEnd = vi.fn<(job: Job) => void>()
  void followJob({ jobId: JOB }, ask).then(onEnd)
  const looksAfter = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return server.seen.length
  }
  expect(await looksAfter(0)).toBe(1)
  expect(await looksAfter(999)).toBe(1)
  expect(await looksAfter(1)).toBe(2)
  expect(await looksAfter(3000)).toBe(5)
  expect(await looksAfter(4999)).toBe(5)
  expect(await looksAfter(1)).toBe(6)
  expect(onEnd).not.toHaveBeenCalled()
  now = jobAt(2, 2)
  expect(await looksAfter(5000)).toBe(7)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(now)
  expect(await looksAfter(60_000)).toBe(7)
})
