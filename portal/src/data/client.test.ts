import type { Call } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { describe, expect, it, vi } from 'vitest'
import { CONFIG } from '../test/people.ts'
import { FakeServer, json } from '../test/server.ts'
import type { CallListener } from './client.ts'
import { request, UNKNOWN_CALLER } from './client.ts'
import { RequestError } from './request-error.ts'

const ready = { apiBase: '/core-app-api', locale: 'fr-CA', companyId: null }
const body = { language_code: 'fr-CA' } as const
const params = { loginId: 'a@b.example' }

async function failureOf(attempt: Promise<unknown>): Promise<RequestError> {
  const reason = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (reason instanceof RequestError) return reason
  throw new Error('The call did not fail.')
}

describe('request', () => {
  it('HTTP-01 requests JSON and never uses the HTTP cache', async () => {
    const server = new FakeServer().answers(calls.config.config, CONFIG)
    await request(UNKNOWN_CALLER, calls.config.config)
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/ccm', cache: 'no-store' })
    expect(server.seen[0]?.headers.get('accept')).toBe('application/json')
  })

  it('HTTP-01 sends a POST body as JSON, with extra headers', async () => {
    const server = new FakeServer().replies(calls.session.writePreferences, () => json({}))
    await request(ready, calls.session.writePreferences, { params, body }, { headers: { 'x-extra': 'yes' } })
    const [seen] = server.seen
    expect(seen).toMatchObject({ method: 'POST', url: '/core-app-api/users/a%40b.example/preferences', body })
    expect(seen?.headers.get('content-type')).toBe('application/json')
    expect(seen?.headers.get('x-bot-prevention')).toBeNull()
    expect(seen?.headers.get('x-extra')).toBe('yes')
  })

  it.each(['PUT', 'DELETE'] as const)('HTTP-01 a %s request always has a JSON body', async (method) => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bodies.push(init.body)
      return json({})
    })
    const row: Call = { ...calls.config.config, method }
    await request(ready, row)
    await request(ready, row, { body: { confirmed: true } })
    expect(bodies).toEqual(['{}', '{"confirmed":true}'])
  })

  it('HTTP-01 USR-17 sends a file in a multipart body and leaves the content type to the browser', async () => {
    const sent: [type: string | null, body: unknown][] = []
    vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
      sent.push([new Headers(headers).get('content-type'), body])
      return json({})
    })
    const file = new File(['First Name'], 'people.csv')
    await request(ready, calls.userImports.previewAdd, { params: { companyId: 'c-1' }, body: { file } })
    const [[type, form] = []] = sent
    expect(type).toBeNull()
    expect(form instanceof FormData && [...form]).toEqual([['file', file]])
  })

  it('ANL-02 HTTP-01 a call outlives its page only if its options say so', async () => {
    const kept: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { keepalive }: RequestInit) => {
      kept.push(keepalive)
      return json({})
    })
    await request(ready, calls.session.languages)
    await request(ready, calls.session.languages, undefined, { keepalive: true })
    expect(kept).toEqual([undefined, true])
  })

  it('I18N-04a SRV-08a SES-06c sends the reader’s language, the portal’s name and user activity in the headers', async () => {
    const server = new FakeServer().answers(calls.session.languages, [])
    await request(ready, calls.session.languages)
    await request(ready, calls.session.languages, undefined, { byPerson: true })
    expect(server.seen.map(({ headers }) => headers.get('locale'))).toEqual(['fr-CA', 'fr-CA'])
    expect(server.seen.map(({ headers }) => headers.get('x-portal-request'))).toEqual(['1', '1'])
    expect(server.seen.map(({ headers }) => headers.get('x-user-activity'))).toEqual([null, '1'])
  })

  it('HTTP-02 reports success as data and headers', async () => {
    new FakeServer().replies(
      calls.config.config,
      () => new Response('{"productName":"Scintilla"}', { headers: { etag: 'x' } }),
    )
    const { data, headers } = await request(UNKNOWN_CALLER, calls.config.config)
    expect(data.productName).toBe('Scintilla')
    expect(headers.get('etag')).toBe('x')
  })

  it('HTTP-02 a response without content has no data', async () => {
    new FakeServer().answers(calls.session.logout, undefined)
    expect((await request(ready, calls.session.logout)).data).toBeUndefined()
  })

  it('HTTP-02 a failure has the status, the headers and the body; its `message` is the server’s `error`', async () => {
    new FakeServer().refuses(calls.config.config, 400, 'INVALID_INPUT', {
      fieldErrors: [{ field: 'email', code: 'format', message: 'Not an email' }],
      requestId: 'r-1',
    })
    const error = await failureOf(request(UNKNOWN_CALLER, calls.config.config))
    expect(error).toMatchObject({
      status: 400,
      message: 'Some of the information sent is invalid.',
      details: 'Details for developers.',
      code: 'INVALID_INPUT',
      fieldErrors: [{ field: 'email', code: 'format', message: 'Not an email' }],
      requestId: 'r-1',
    })
    expect(error.headers.get('content-type')).toBe('application/json')
    expect(error.result).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it.each([
    ['a page instead of JSON', new Response('<h1>Not here</h1>', { status: 501 }), 501],
    ['an empty failure', new Response('', { status: 500 }), 500],
    ['a successful response that is not JSON', new Response('<!doctype html>', { status: 200 }), 200],
    ['a failure whose code is not text', json({ code: 7 }, 418), 418],
  ])('HTTP-02 has a default message for %s', async (_what, response, status) => {
    new FakeServer().replies(calls.config.config, () => response)
    const error = await failureOf(request(UNKNOWN_CALLER, calls.config.config))
    expect(error).toMatchObject({ status, message: 'An unknown http error occurred!', code: undefined })
  })

  it('HTTP-03 a missing response has its own message and code', async () => {
    const server = new FakeServer().replies(calls.config.config, () => {
      throw new TypeError('Failed to fetch')
    })
    const error = await failureOf(request(UNKNOWN_CALLER, calls.config.config))
    expect(error).toMatchObject({ status: 0, message: 'Server not responding!', code: 'NO_ANSWER' })
    expect(server.seen).not.toEqual([])
  })

  it('HTTP-03 no call is made without configuration', async () => {
    const server = new FakeServer().refuses(calls.session.authStatus, 401, 'MISSING_TOKEN')
    const error = await failureOf(request(UNKNOWN_CALLER, calls.session.authStatus))
    expect(error).toMatchObject({ status: 0, message: 'http config missing!' })
    expect(server.seen).toEqual([])
  })

  it('SES-08 notifies one listener of every 401 and of nothing else', async () => {
    const reported: string[] = []
    const listener: CallListener = { onUnauthorized: (error, call) => reported.push(`${call} ${error.code}`) }
    const listened = { ...ready, listeners: new Set([listener]) }
    new FakeServer()
      .refuses(calls.session.authStatus, 401, 'INVALID_TOKEN')
      .refuses(calls.banners.list, 403, 'FORBIDDEN')
    await failureOf(request(listened, calls.session.authStatus))
    await failureOf(request(listened, calls.banners.list))
    expect(reported).toEqual(['session.authStatus INVALID_TOKEN'])
  })
})
