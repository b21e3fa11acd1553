import type { Call } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIG } from '../test/people.ts'
import type { Seen } from '../test/server.ts'
import { failure, FakeServer, json } from '../test/server.ts'
import { request } from './client.ts'
import { RequestError } from './request-error.ts'
import { localTimeOf, noteServerTime } from './server-time.ts'

const { config } = calls.config
const caller = { apiBase: '/core-app-api', locale: 'en-US', companyId: null }
const write = calls.session.writePreferences
const writing = { params: { loginId: 'a@b.example' }, body: {} }
const create = calls.session.requestPasswordReset
const creating = { body: { email: 'a@b.example' } }

/** Creates a server that returns the next of these responses for each attempt; a string drops the connection. */
function serverWithReplies(call: Call, ...replies: (Response | 'dropped')[]): FakeServer {
  const remaining = [...replies]
  const server = new FakeServer()
  server.replies(call, () => {
    const reply = remaining.shift()
    if (!reply || reply === 'dropped') throw new TypeError('Failed to fetch')
    return reply
  })
  return server
}

function busy(status: number, retryAfter?: string): Response {
  return new Response('', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
}

function running(): Response {
  return new Response('{"code":"REQUEST_IN_PROGRESS"}', { status: 409, headers: { 'retry-after': '1' } })
}

/** Returns the outcome of a call after the longest time it can take. */
async function outcome(attempt: Promise<{ data: unknown }>): Promise<unknown> {
  const settled = attempt.then(
    ({ data }) => data,
    (reason: unknown) => reason,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return settled
}

const keyOf = ({ headers }: Seen): string | null => headers.get('idempotency-key')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  noteServerTime(new Headers({ date: new Date().toUTCString() }))
})

describe('a failed call', () => {
  it.each([
    ['a dropped connection', 'dropped' as const],
    ['502', busy(502)],
    ['503 with a short delay', busy(503, '5')],
    ['504', busy(504)],
  ])('HTTP-06 a read is retried once after %s', async (_what, first) => {
    const server = serverWithReplies(config, first, json(CONFIG))
    expect(await outcome(request(caller, config))).toMatchObject({ productName: 'Scintilla' })
    expect(server.seen).toHaveLength(2)
  })

  it('HTTP-06 a read has at most two attempts', async () => {
    const server = serverWithReplies(config, busy(503), busy(503), json(CONFIG))
    expect(await outcome(request(caller, config))).toMatchObject({ status: 503 })
    expect(server.seen).toHaveLength(2)
  })

  it('HTTP-06 a retry waits as long as the server requires', async () => {
    const server = serverWithReplies(config, busy(503, '4'), json(CONFIG))
    const attempt = request(caller, config)
    await vi.advanceTimersByTimeAsync(3999)
    expect(server.seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await attempt
    expect(server.seen).toHaveLength(2)
  })

  it.each([
    ['503 with a long delay', busy(503, '6')],
    ['500', busy(500)],
    ['429', busy(429, '1')],
    ['404', busy(404)],
  ])('HTTP-06 a read is not retried after %s', async (_what, first) => {
    const server = serverWithReplies(config, first, json(CONFIG))
    expect(await outcome(request(caller, config))).toBeInstanceOf(RequestError)
    expect(server.seen).toHaveLength(1)
  })

  it.each(['dropped' as const, busy(503)])('HTTP-06 a write without a key is never sent twice (%#)', async (first) => {
    const server = serverWithReplies(write, first, json({}))
    expect(await outcome(request(caller, write, writing))).toBeInstanceOf(RequestError)
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-06 a read that changes state is never sent twice', async () => {
    const server = serverWithReplies(calls.companies.resetContext, 'dropped', json({}))
    expect(await outcome(request(caller, calls.companies.resetContext, {}))).toBeInstanceOf(RequestError)
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-06 a creating call has a key and is retried with the same key', async () => {
    const server = serverWithReplies(create, 'dropped', new Response(null, { status: 204 }))
    expect(await outcome(request(caller, create, creating))).toBeUndefined()
    const [first, second] = server.seen.map(keyOf)
    expect(first).toMatch(/^[\w-]{8,100}$/)
    expect(second).toBe(first)
  })

  it('HTTP-06 the caller’s own key is sent with every attempt', async () => {
    const server = serverWithReplies(create, busy(502), new Response(null, { status: 204 }))
    await outcome(request(caller, create, creating, { idempotencyKey: 'pressed-once' }))
    expect(server.seen.map(keyOf)).toEqual(['pressed-once', 'pressed-once'])
  })

  it('HTTP-06 a creating call is sent again while the server reports that the first attempt is still running', async () => {
    const done = new Response(null, { status: 204 })
    const server = serverWithReplies(create, 'dropped', running(), running(), running(), done)
    expect(await outcome(request(caller, create, creating))).toBeUndefined()
    expect(server.seen).toHaveLength(5)
    expect(new Set(server.seen.map(keyOf)).size).toBe(1)
  })

  it('HTTP-06 the report that an attempt is still running does not use up the only retry', async () => {
    const done = new Response(null, { status: 204 })
    const server = serverWithReplies(create, running(), busy(503), done)
    expect(await outcome(request(caller, create, creating))).toBeUndefined()
    expect(server.seen).toHaveLength(3)
  })

  it('HTTP-06 a call that is aborted before it starts is rejected and not retried', async () => {
    const server = serverWithReplies(config, json(CONFIG))
    expect(await outcome(request(caller, config, undefined, { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    })
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-06 `retryAfter` rounds a partial second up, and is undefined if there is no time to wait', async () => {
    vi.setSystemTime(Date.parse('2026-03-03T12:00:00.500Z'))
    for (const [reported, seconds] of [
      ['Tue, 03 Mar 2026 12:00:02 GMT', 2],
      ['Tue, 03 Mar 2026 12:00:00 GMT', undefined],
      ['0', undefined],
    ] as const) {
      serverWithReplies(config, busy(429, reported))
      expect(await outcome(request(caller, config))).toMatchObject({ retryAfter: seconds })
      vi.setSystemTime(Date.parse('2026-03-03T12:00:00.500Z'))
    }
  })

  it('HTTP-06 a call stops asking for the result of a first attempt that never ends', async () => {
    const server = new FakeServer().refuses(create, 409, 'REQUEST_IN_PROGRESS')
    expect(await outcome(request(caller, create, creating))).toMatchObject({ code: 'REQUEST_IN_PROGRESS' })
    const requested = server.seen.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.seen).toHaveLength(requested)
  })

  it('HTTP-03 a call without a response for 30 s fails and is not retried', async () => {
    const server = new FakeServer().replies(config, () => new Promise<Response>(() => {}))
    const attempt = request(caller, config).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await attempt).toMatchObject({ status: 0, code: 'NO_ANSWER', message: 'Server not responding!' })
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-03 USR-17 an upload can take ten minutes', async () => {
    const server = new FakeServer().replies(calls.userImports.previewAdd, () => new Promise<Response>(() => {}))
    const body = { file: new File(['First Name'], 'people.csv') }
    let failed: unknown
    void request(caller, calls.userImports.previewAdd, { params: { companyId: 'c-1' }, body }).catch(
      (reason: unknown) => {
        failed = reason
      },
    )
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1)
    expect(failed).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toMatchObject({ code: 'NO_ANSWER' })
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-06 an aborted call is not retried', async () => {
    const giveUp = new AbortController()
    const server = serverWithReplies(config, busy(503), json(CONFIG))
    const attempt = outcome(request(caller, config, undefined, { signal: giveUp.signal }))
    giveUp.abort()
    await attempt
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-03 a call while offline fails with its own code and is not retried', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const server = serverWithReplies(config, 'dropped', json(CONFIG))
    expect(await outcome(request(caller, config))).toMatchObject({ status: 0, code: 'OFFLINE' })
    expect(server.seen).toHaveLength(1)
  })

  it('HTTP-06 reads the time to wait as seconds or as a date', async () => {
    const until = new Date(Date.now() + 90_000).toUTCString()
    for (const [reported, seconds] of [
      ['17', 17],
      [until, 90],
      ['soon', undefined],
    ] as const) {
      serverWithReplies(config, busy(429, reported))
      const failed = request(caller, config).catch((reason: unknown) => reason)
      expect(await failed).toMatchObject({ retryAfter: seconds === 90 ? expect.closeTo(90, -1) : seconds })
    }
  })
})

describe('session activity', () => {
  it('SES-06c a user’s call that was not refused is activity at the time when it was sent', async () => {
    const moved: number[] = []
    const listening = { ...caller, listeners: new Set([{ onActivity: (sentAt: number) => moved.push(sentAt) }]) }
    const begun = Date.now()
    for (const answer of [
      json({}),
      failure(400, 'INVALID_INPUT'),
      failure(403, 'FORBIDDEN'),
      failure(404, 'NOT_FOUND'),
      busy(429),
      failure(500, 'INTERNAL'),
      busy(401),
      'dropped',
    ] as const) {
      serverWithReplies(write, answer)
      await outcome(request(listening, write, writing, { byPerson: true }))
      serverWithReplies(write, json({}))
      await outcome(request(listening, write, writing))
    }
    expect(moved).toEqual([begun])
  })

  it('SES-06c a call that needs no session is not activity', async () => {
    const onActivity = vi.fn<(sentAt: number) => void>()
    const listening = { ...caller, listeners: new Set([{ onActivity }]) }
    serverWithReplies(config, json(CONFIG))
    await outcome(request(listening, config, undefined, { byPerson: true }))
    expect(onActivity).not.toHaveBeenCalled()
  })

  it('SES-06 the session’s end follows the server’s clock if the device’s clock is wrong', () => {
    const hour = 3_600_000
    noteServerTime(new Headers({ date: new Date(Date.now() - hour).toUTCString() }))
    const end = new Date(Date.now() - hour + 60_000).toISOString()
    expect(localTimeOf(end) - Date.now()).toBeGreaterThan(58_000)
    expect(localTimeOf(end) - Date.now()).toBeLessThan(62_000)
  })
})
