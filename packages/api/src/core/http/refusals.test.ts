import { METHODS } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Failure } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { pathOf } from './register.ts'

const CALLS = Object.values<Record<string, Call>>(calls).flatMap((area) => Object.values(area))
const PATHS = [...new Set(CALLS.map(pathOf))]

let server: TestServer
beforeAll(async () => {
  const portalDist = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await writeFile(join(portalDist, 'robots.txt'), 'User-agent: *')
  server = await startTestServer({ portalDist })
})
afterAll(() => server.close())

function codeOf(response: LightMyRequestResponse): string {
  return `${response.statusCode} ${response.json<Failure>().code}`
}

async function ask(
  method: string,
  url: string,
  { headers, payload }: Pick<InjectOptions, 'headers' | 'payload'> = {},
): Promise<LightMyRequestResponse> {
  server.clock.advance(1)
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { host: 'localhost:4173', 'x-portal-request': '1', ...headers },
    ...(payload !== undefined && { payload }),
  })
}

/** The Allow header of a path with these methods: GET implies HEAD. */
function allowOf(methods: readonly string[]): string {
  return methods.join(', ').replace('GET', 'GET, HEAD')
}

describe('an unsupported method', () => {
  it.each(PATHS)('ERR-06 SRV-03 returns 405 with Allow at %s, whatever the method is', async (path) => {
    const allowed = CALLS.filter((call) => pathOf(call) === path).map<string>(({ method }) => method)
    const others = METHODS.filter((method) => !allowed.includes(method === 'HEAD' ? 'GET' : method))
    expect(others).toEqual(expect.arrayContaining(['PATCH', 'TRACE', 'PROPFIND', 'OPTIONS']))
    for (const method of others) {
      const response = await ask(method, path.replaceAll(/:\w+/g, 'some'), { payload: '{' })
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allowOf(allowed)])
      if (method !== 'HEAD') expect(response.json<Failure>().error).toBe('Please Select Allowed Methods')
    }
  })

  it.each([
    ['/', 'GET, HEAD'],
    ['/apps', 'GET, HEAD'],
    ['/no/such/page', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/readyz', 'GET, HEAD'],
    ['/openapi.json', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/core-app-api/login/callback', 'GET, HEAD'],
    ['/idp/reset', 'GET, HEAD'],
    ['/idp/reset/some', 'GET, HEAD'],
    ['/idp/interaction/some', 'GET, HEAD'],
    ['/idp/auth', 'GET, HEAD'],
    ['/idp/auth/some', 'GET, HEAD'],
    ['/idp/token', 'POST'],
    ['/idp/me', 'GET, HEAD, POST'],
    ['/idp/.well-known/openid-configuration', 'GET, HEAD'],
  ])('ERR-06 returns 405 with Allow at %s, which is not a call', async (path, allow) => {
    const others = METHODS.filter((method) => !allow.split(', ').includes(method))
    for (const method of others) {
      const response = await ask(method, path, { headers: { 'content-type': 'text/plain' }, payload: '{' })
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allow])
      if (method !== 'HEAD') expect(codeOf(response)).toBe('405 METHOD_NOT_ALLOWED')
    }
  })

  it.each(['/core-app-api/no/such', '/assets/nothing.js', '/api/nothing', '/idp/nothing'])(
    'SRV-03 returns 404 before the body is read at %s, an unknown path',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'QUERY']) {
        for (const headers of [{}, { 'content-type': 'application/json' }]) {
          expect([method, codeOf(await ask(method, path, { headers, payload: '{' }))]).toEqual([
            method,
            '404 NOT_FOUND',
          ])
        }
      }
    },
  )
})

/** The response to raw bytes, until the server closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

describe('bytes that are not a valid request', () => {
  it.each([
    ['an unknown method', 'BREW /apps HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no method at all', 'hello\r\n\r\n', 400],
    ['a length that is not a number', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
    ['headers above 16 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET /apps HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET /apps HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\n\r\n', 417],
    ['CONNECT', 'CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example:80\r\n\r\n', 405],
    ['two hosts', 'GET /apps HTTP/1.1\r\nHost: localhost\r\nHost: mx.localhost\r\nConnection: close\r\n\r\n', 400],
  ])('SRV-04 with %s return a failure as JSON', async (_what, bytes, status) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(JSON.parse(body)).toMatchObject({
      code: 'INVALID_INPUT',
      requestId: /x-request-id: (\S+)/.exec(head)?.[1],
      fieldErrors: [{ field: expect.stringMatching(/^(?:request|host)$/), message: expect.stringMatching(/./) }],
    })
  })
})

describe('a host with a trailing dot', () => {
  it.each(['localhost.', 'localhost.:4173', 'mx.localhost.', 'mx.localhost.:'])(
    'GEN-03 %s is refused, because it belongs to no tenant',
    async (host) => {
      for (const url of ['/core-app-api/languages', '/api/ccm', '/apps', '/robots.txt', '/no/such', '/idp/reset']) {
        const response = await ask('GET', url, { headers: { host } })
        expect(codeOf(response), url).toBe('400 INVALID_INPUT')
        expect(response.json<Failure>().fieldErrors).toMatchObject([{ field: 'host', code: 'trailing_dot' }])
      }
    },
  )

  it.each([
    'mx.localhost:4173@evil.example',
    'me@localhost',
    'localhost/..//evil.example',
    'localhost\\@evil.example',
    'localhost?x',
    'http://localhost',
    'localhost, mx.localhost',
    'mx.localhost:99999',
  ])('GEN-03 %s is refused, because it is not a host', async (host) => {
    for (const url of ['/core-app-api/login', '/core-app-api/pwd-reset-link', '/apps']) {
      const response = await ask('GET', url, { headers: { host } })
      expect(codeOf(response), url).toBe('400 INVALID_INPUT')
      expect(response.json<Failure>().fieldErrors).toMatchObject([{ field: 'host', code: 'invalid_host' }])
    }
  })

  it('GEN-03 a host without a trailing dot is accepted', async () => {
    expect((await ask('GET', '/core-app-api/languages', { headers: { host: 'mx.localhost' } })).statusCode).toBe(200)
  })
})

describe('an invalid request', () => {
  const url = pathOf(calls.session.requestPasswordReset)
  const json = { 'content-type': 'application/json' }

  it.each([
    ['broken JSON', { headers: json, payload: '{"email":' }],
    ['JSON with a prototype key', { headers: json, payload: '{"__proto__":{"x":1}}' }],
    ['no body', {}],
    ['an empty body', { headers: json, payload: '' }],
    ['a wrong content length', { headers: { ...json, 'content-length': '3' }, payload: '{"email":"a@b.example"}' }],
  ])('SRV-04 %s returns 400 and names the body', async (_what, options) => {
    const response = await ask('POST', url, options)
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([
      { field: 'body', code: expect.stringMatching(/./), message: expect.stringMatching(/./) },
    ])
  })

  it.each([
    ['/core-app-api/%', 'localhost', 'path'],
    ['/core-app-api/languages', 'a b', 'host'],
  ])('SRV-04 %s at the host %j returns 400 and names the %s', async (path, host, field) => {
    const response = await ask('GET', path, { headers: { host } })
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([{ field }])
  })

  it('SRV-04 a value that no database can store returns 400 and names the input', async () => {
    const browser = await server.signedIn('super@scintilla.example')
    const response = await browser.get('users/a%00b/info')
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([{ field: 'input', code: 'unstorable' }])
  })

  it.each([
    ['an unsupported type', { headers: { 'content-type': 'text/plain' }, payload: 'a' }, '415 UNSUPPORTED_MEDIA_TYPE'],
    ['a body above 1 MB', { headers: json, payload: `"${'a'.repeat(1_100_000)}"` }, '413 PAYLOAD_TOO_LARGE'],
  ])('SRV-04 ERR-07 %s has its own status', async (_what, options, code) => {
    expect(codeOf(await ask('POST', url, options))).toBe(code)
  })
})

describe('the language of a response', () => {
  it.each([
    [undefined, 'fr-CA;q=0.3, es-MX;q=0.9', 'es-MX'],
    [undefined, 'es-MX;q=0, fr-CA;q=0.1', 'fr-CA'],
    ['de-DE', 'de, fr;q=0.5', 'fr-CA'],
    ['es-MX', 'fr-CA', 'es-MX'],
    ['de-DE', 'de', 'en-US'],
  ])('I18N-04 with the header %s and %s is %s', async (locale, accepted, language) => {
    const headers = { 'accept-language': accepted, ...(locale && { locale }) }
    const response = await ask('GET', '/core-app-api/banner', { headers })
    expect([response.statusCode, response.headers['content-language']]).toEqual([200, language])
  })
})
