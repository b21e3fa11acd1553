import type { Call, CallSchemas, Failure } from '@tessera/contract'
import { calls, GATES, HEADERS, LIMITS } from '@tessera/contract'
import { schemas } from '@tessera/contract/schemas'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './core/http/register.ts'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import type { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { hostOf, startTestServer } from './testing/server.ts'

const ROWS = Object.entries(calls).flatMap(([area, rows]) => {
  const shapes: Record<string, CallSchemas> = schemas[area as keyof typeof schemas]
  return Object.entries(rows).map(([name, call]) => ({ call, shape: shapes[name] ?? {} }))
})

/** Valid refusals of a GET from a signed-in user who sends no company ids. */
const REFUSALS = [...GATES, 'FORBIDDEN', 'INVALID_INPUT']

/** Whether a GET can return 404: another tenant's call, an invented number or id, or a script before it is built. */
const canBeMissing = ({ tenants, path, id }: Call): boolean =>
  tenants !== undefined || /:(incidentId|id|workspace|slug|version)\b/.test(path) || id === 'challenge.script'

/** The number of inputs per call. `npm test` tries fewer, with a new seed each day. */
const INPUTS = process.env['TEST_MATRIX'] === 'sample' ? 20 : 100
const SEED = process.env['TEST_SEED'] === undefined ? {} : { seed: Number(process.env['TEST_SEED']) }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('every call', () => {
  it('SRV-02 SRV-03 has a handler: without a session it responds or returns 401', async () => {
    for (const { call } of ROWS) {
      const path = pathOf(call).replace(/:\w+/g, 'unknown')
      const response = await server.browser().send(call.method, path, call.method === 'GET' ? {} : { body: {} })
      if (call.access === 'session') expect(response.statusCode, call.id).toBe(401)
      else expect([200, 204, 400, 404, ...(call.bot ? [412] : [])], call.id).toContain(response.statusCode)
    }
  })

  it('ROL-17 no server starts with an undeclared route', async () => {
    const own = await startTestServer()
    const handler = async () => own.db.selectFrom('users').select('email').execute()
    for (const [method, url] of [
      ['GET', '/core-app-api/leak'],
      ['PUT', '/healthz'],
      ['GET', '/assets/nothing.js'],
      ['POST', '/idp/reset/:token'],
    ] as const) {
      expect(() => own.app.route({ method, url, handler }), url).toThrow(/not a call of the contract/)
    }
    await own.close()
  })

  it.each(DEMO_ACCOUNTS)('SRV-04 GETs return the contract’s shape to $loginId', async ({ loginId }) => {
    const browser = await server.signedIn(loginId, hostOf(loginId))
    for (const { call, shape } of ROWS.filter(
      (row) => row.call.method === 'GET' && !/:(uid|token)/.test(row.call.path),
    )) {
      if (call.rateLimit) server.clock.advance(1)
      const path = pathOf(call).replace(':loginId', loginId).replace(':site', 'us')
      const response = await browser.send('GET', `${path}?loginId=${loginId}`, { headers: { locale: 'fr-CA' } })
      const answer = () => (call.mediaTypes ? response.rawPayload : response.json())
      if (response.statusCode === 200) expect(shape.answer?.safeParse(answer()).error, call.id).toBeUndefined()
      else
        expect([...REFUSALS, ...(canBeMissing(call) ? ['NOT_FOUND'] : [])], call.id).toContain(
          response.json<Failure>().code,
        )
    }
  })
})

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '')
}

describe('invalid input', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom('\u0000', '../../etc/passwd', "' or 1=1 --", '%00', '{}', 'a'.repeat(5000), '\ud800'),
  )
  const query = fc.dictionary(fc.constantFrom('loginId', 'lastUrl', 'permissions', 'x'), text, { maxKeys: 3 })
  const body = fc.oneof(
    fc.json(),
    text,
    fc.record({
      events: fc.array(fc.record({ name: text, page: text, props: fc.dictionary(text, text) }, { requiredKeys: [] })),
    }),
    fc.record({ email: text, password: text }),
    fc.record({ timezone: text, dismissed_banners: fc.array(text), language_code: text }, { requiredKeys: [] }),
  )
  let browser: Browser
  beforeAll(async () => {
    browser = await server.signedIn('user@brightfoods.example')
  })

  it.each(ROWS.filter(({ call }) => call.id !== 'session.logout').map(({ call }) => [call.id, call] as const))(
    'SRV-03 %s returns a status below 500 for any input',
    async (_id, call) => {
      const parameter = fc.oneof(fc.constantFrom('user@brightfoods.example', 'us'), text)
      await fc.assert(
        fc.asyncProperty(
          parameter,
          query,
          body,
          fc.string({ maxLength: 50 }),
          async (param, search, payload, locale) => {
            server.clock.advance(1)
            const value = encodeURIComponent(wellFormed(param))
            const pairs = Object.entries(search).map(([key, item]) => `${key}=${encodeURIComponent(wellFormed(item))}`)
            const path = `${pathOf(call).replace(/:\w+/g, value)}?${pairs.join('&')}`
            const headers = { locale: encodeURIComponent(wellFormed(locale)), [HEADERS.userActivity]: '1' }
            const response = await browser.send(call.method, path, {
              headers,
              ...(call.method !== 'GET' && { body: payload }),
            })
            expect(response.statusCode).toBeLessThan(500)
            if (response.statusCode >= 400) expect(response.json<Failure>()).toHaveProperty('code')
          },
        ),
        { ...SEED, numRuns: call.id === 'session.login' ? Math.min(INPUTS, 30) : INPUTS },
      )
    },
    120_000,
  )

  it.each(['/core-app-api/%', '/core-app-api/users/%zz/info', `/core-app-api/users/${'a'.repeat(1000)}/info`])(
    'SRV-04 %s returns a client error',
    async (url) => {
      const response = await server.app.inject({ url, headers: { accept: 'application/json' } })
      expect(Math.floor(response.statusCode / 100)).toBe(4)
      expect(response.headers['content-security-policy']).toBeDefined()
    },
  )

  it('RTE-13 /%00 is a portal path like any other', async () => {
    const response = await server.app.inject({ url: '/%00', headers: { host: 'localhost:4173' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
  })
})

describe('every response', () => {
  it.each([
    '/core-app-api/auth-status',
    '/api/ccm',
    '/healthz',
    '/apps',
    '/core-app-api/none',
    '/idp/none',
    '/core-app-api/%',
  ])('SRV-08 %s carries the security headers and a request id', async (url) => {
    const { headers } = await server.app.inject({ url, headers: { host: 'localhost:4173' } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('HTTP-01 an API response is never stored by a cache', async () => {
    expect((await server.browser().get('languages')).headers['cache-control']).toBe('no-store')
    expect((await server.browser().get('auth-status')).headers['cache-control']).toBe('no-store')
  })

  it('SRV-04 a server error contains only a reference, which the log also has', async () => {
    const lines: string[] = []
    const broken = await startTestServer({ log: { write: (line: string) => void lines.push(line) } })
    await broken.db.schema.dropTable('banners_texts').execute()
    const response = await broken.browser().get('banner')
    const failure = response.json<Failure>()
    expect(response.statusCode).toBe(500)
    expect(failure).toMatchObject({ code: 'INTERNAL', error: 'Something went wrong' })
    expect(failure.message).toBe(`Reference ${failure.requestId}`)
    expect(lines.join('')).toContain(failure.requestId)
    expect(lines.join('')).toContain('banners_texts')
    await broken.close()
  })

  it('SRV-09a the 601st call in a minute is refused, by session and by address', async () => {
    const browser = await server.signedIn('admin@brightfoods.example')
    server.clock.advance(2)
    for (const who of [browser, server.browser()]) {
      const statuses: number[] = []
      for (let count = 0; count <= LIMITS.requestsPerMinute; count += 1)
        statuses.push((await who.get('languages')).statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.requestsPerMinute)
      expect(statuses.at(-1)).toBe(429)
    }
    server.clock.advance(1)
    expect((await browser.get('languages')).statusCode).toBe(200)
  })
})

describe('operations', () => {
  it('SRV-09b healthz and readyz return 200 while the server works', async () => {
    const health = await server.app.inject('/healthz')
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', database: 'ok' }])
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('SRV-09b healthz and readyz return 503 without the database', async () => {
    const own = await startTestServer()
    await own.db.destroy()
    const health = await own.app.inject('/healthz')
    expect([health.statusCode, health.json()]).toEqual([503, { status: 'error', database: 'error' }])
    expect((await own.app.inject('/readyz')).statusCode).toBe(503)
    await own.close()
  })

  it('openapi.json describes every call in OpenAPI 3.1', async () => {
    const document = (await server.app.inject('/openapi.json')).json<{
      openapi: string
      paths: Record<string, object>
    }>()
    expect(document.openapi).toMatch(/^3\.1/)
    for (const { call } of ROWS) {
      const path =
        document.paths[
          pathOf(call)
            .replace(/:(\w+)/g, '{$1}')
            .replace('*', '{*}')
        ]
      expect(path, call.id).toHaveProperty(call.method.toLowerCase())
    }
    expect(document.paths['/core-app-api/users/{loginId}/preferences']).toMatchObject({
      post: {
        operationId: 'session.writePreferences',
        requestBody: expect.any(Object),
        'x-permission': 'UPDATE USER_SETTINGS',
      },
    })
    expect(document.paths['/core-app-api/companies/{companyId}/users/export']).toMatchObject({
      get: {
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'status', in: 'query', required: true }),
          expect.objectContaining({ name: 'stages', in: 'query', required: false }),
        ]),
        responses: { 200: { content: { 'text/csv; charset=utf-8': {} } } },
      },
    })
  })
})
