import { METHODS } from 'node:http'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Failure } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
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

describe('a method that a path does not have', () => {
  it.each(PATHS)('ERR-06 SRV-03 is 405 with Allow at %s, whatever it is', async (path) => {
    const allowed = CALLS.filter((call) => pathOf(call) === path).map<string>(({ method }) => method)
    const others = METHODS.filter((method) => !allowed.includes(method === 'HEAD' ? 'GET' : method))
    expect(others).toEqual(expect.arrayContaining(['PATCH', 'TRACE', 'PROPFIND', 'OPTIONS']))
    for (const method of others) {
      const response = await ask(method, path.replaceAll(/:\w+/g, 'some'), { payload: '{' })
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allowed.join(', ')])
      if (method !== 'HEAD') expect(response.json<Failure>().error).toBe('Please Select Allowed Methods')
    }
  })

  it.each([
    ['/', 'GET'],
    ['/apps', 'GET'],
    ['/no/such/page', 'GET'],
    ['/healthz', 'GET'],
    ['/readyz', 'GET'],
    ['/openapi.json', 'GET'],
    ['/robots.txt', 'GET'],
    ['/core-app-api/login/callback', 'GET'],
    ['/idp/reset', 'GET'],
    ['/idp/reset/some', 'GET'],
    ['/idp/interaction/some', 'GET'],
    ['/idp/token', 'GET, POST'],
  ])('ERR-06 is 405 with Allow at %s, which is no call', async (path, allow) => {
    const others = METHODS.filter((method) => !['HEAD', ...allow.split(', ')].includes(method))
    for (const method of others) {
      const response = await ask(method, path, { headers: { 'content-type': 'text/plain' }, payload: '{' })
      expect([method, codeOf(response), response.headers.allow]).toEqual([method, '405 METHOD_NOT_ALLOWED', allow])
    }
  })

  it.each(['/core-app-api/no/such', '/assets/nothing.js', '/api/nothing', '/idp/nothing'])(
    'SRV-03 at %s, where there is nothing, is 404 before a body is read',
    async (path) => {
      expect(codeOf(await ask('POST', path, { payload: '{' }))).toBe('404 NOT_FOUND')
    },
  )
})

describe('a host with a dot at its end', () => {
  it.each(['localhost.', 'localhost.:4173', 'mx.localhost.', 'mx.localhost.:'])(
    'GEN-03 %s is refused: it is no tenant’s, whatever a browser makes of it',
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
  ])('GEN-03 %s is refused: it is no host', async (host) => {
    for (const url of ['/core-app-api/login', '/core-app-api/pwd-reset-link', '/apps']) {
      const response = await ask('GET', url, { headers: { host } })
      expect(codeOf(response), url).toBe('400 INVALID_INPUT')
      expect(response.json<Failure>().fieldErrors).toMatchObject([{ field: 'host', code: 'invalid_host' }])
    }
  })

  it('GEN-03 one without is not', async () => {
    expect((await ask('GET', '/core-app-api/languages', { headers: { host: 'mx.localhost' } })).statusCode).toBe(200)
  })
})

describe('a request that makes no sense', () => {
  const url = pathOf(calls.session.requestPasswordReset)
  const json = { 'content-type': 'application/json' }

  it.each([
    ['broken JSON', { headers: json, payload: '{"email":' }],
    ['JSON that would reach into objects', { headers: json, payload: '{"__proto__":{"x":1}}' }],
    ['no body', {}],
    ['an empty body', { headers: json, payload: '' }],
    [
      'another length than it says',
      { headers: { ...json, 'content-length': '3' }, payload: '{"email":"a@b.example"}' },
    ],
  ])('SRV-04 %s is 400 and names the body', async (_what, options) => {
    const response = await ask('POST', url, options)
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([
      { field: 'body', code: expect.stringMatching(/./), message: expect.stringMatching(/./) },
    ])
  })

  it.each([
    ['/core-app-api/%', 'localhost', 'path'],
    ['/core-app-api/languages', 'a b', 'host'],
  ])('SRV-04 %s at the host %j is 400 and names the %s', async (path, host, field) => {
    const response = await ask('GET', path, { headers: { host } })
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([{ field }])
  })

  it('SRV-04 what no database stores is 400 and names the input', async () => {
    const browser = await server.signedIn('super@scintilla.example')
    const response = await browser.get('users/a%00b/info')
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors).toMatchObject([{ field: 'input', code: 'unstorable' }])
  })

  it.each([
    ['another type', { headers: { 'content-type': 'text/plain' }, payload: 'a' }, '415 UNSUPPORTED_MEDIA_TYPE'],
    ['more than a megabyte', { headers: json, payload: `"${'a'.repeat(1_100_000)}"` }, '413 PAYLOAD_TOO_LARGE'],
  ])('SRV-04 ERR-07 %s has a status of its own', async (_what, options, code) => {
    expect(codeOf(await ask('POST', url, options))).toBe(code)
  })
})

describe('the language of an answer', () => {
  it.each([
    [undefined, 'fr-CA;q=0.3, es-MX;q=0.9', 'es-MX'],
    [undefined, 'es-MX;q=0, fr-CA;q=0.1', 'fr-CA'],
    ['de-DE', 'de, fr;q=0.5', 'fr-CA'],
    ['es-MX', 'fr-CA', 'es-MX'],
    ['de-DE', 'de', 'en-US'],
  ])('I18N-04 with the header %s and %s is %s', async (locale, wished, language) => {
    const headers = { 'accept-language': wished, ...(locale && { locale }) }
    const response = await ask('GET', '/core-app-api/banner', { headers })
    expect([response.statusCode, response.headers['content-language']]).toEqual([200, language])
  })
})
