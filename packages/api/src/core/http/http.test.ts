import { LIMITS } from '@tessera/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/accounts.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'

const USER = 'user@brightfoods.example'

let server: TestServer
afterEach(() => server.close())

async function statusesOfResets(): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let count = 0; count <= LIMITS.strictRequestsPerMinute; count += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${count}` }
    const body = { email: 'nobody@brightfoods.example' }
    statuses.add((await server.browser().send('POST', '/idp/reset/request', { headers, body })).statusCode)
  }
  return statuses
}

describe('trusted proxies', () => {
  it('SRV-09a are none by default, so no caller can evade a limit', async () => {
    server = await startTestServer()
    expect(await statusesOfResets()).toEqual(new Set([204, 429]))
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
    const link = await server.browser().get('pwd-reset-link', forwarded)
    expect(link.json()).toEqual({ url: 'http://localhost:4173/idp/reset' })
  })

  it('SRV-09a are those that TRUST_PROXY lists', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: '127.0.0.0/8' } })
    expect(await statusesOfResets()).toEqual(new Set([204]))
  })

  it.each(['loopback', '10.0.0.0/8'])('SES-03 login works behind a proxy with TLS: TRUST_PROXY=%s', async (proxies) => {
    server = await startTestServer({ env: { TRUST_PROXY: proxies } })
    const remoteAddress = proxies === 'loopback' ? '127.0.0.1' : '10.1.2.3'
    const jar = new Map<string, string>()
    const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const response = await server.app.inject({
        method,
        url,
        remoteAddress,
        cookies: Object.fromEntries(jar),
        headers: { host: 'localhost', 'x-forwarded-proto': 'https', 'x-portal-request': '1' },
        ...(payload && { payload }),
      })
      for (const { name, value } of response.cookies) jar.set(name, value)
      return response
    }
    const goal = (response: Awaited<ReturnType<typeof send>>) => response.json<{ redirectUrl: string }>().redirectUrl
    const page = await send('GET', goal(await send('GET', '/core-app-api/login')))
    const accepted = await send('POST', `${page.headers.location}/login`, { email: USER, password: DEMO_PASSWORD })
    const resumed = await send('GET', goal(accepted))
    expect(resumed.headers.location).toMatch(/^https:\/\/localhost\/core-app-api\/login\/callback/)
    const { pathname, search } = new URL(String(resumed.headers.location))
    expect((await send('GET', pathname + search)).headers.location).toBe('/apps')
  })
})

function ask(url: string, headers: Record<string, string>) {
  return server.app.inject({ url, headers: { host: 'localhost:4173', ...headers } })
}

describe('a failed step of the login', () => {
  const STEPS = ['/core-app-api/login/callback?code=x&state=y', '/idp/auth?client_id=portal', '/idp/auth/resumed']
  const TAB = { 'sec-fetch-dest': 'document', accept: 'text/html' }

  it.each(STEPS)(
    'SCR-04 SRV-09a redirects a browser tab at %s to the error page after too many requests',
    async (url) => {
      server = await startTestServer()
      for (let count = 0; count < LIMITS.requestsPerMinute; count += 1) await server.browser().get('languages')
      const { statusCode, headers, body } = await ask(url, TAB)
      expect([statusCode, headers.location, body]).toEqual([303, '/error?from=login', ''])
      expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
      const details = await ask(url, { accept: 'application/json' })
      expect([details.statusCode, details.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
      ])
    },
  )

  it('SCR-04 SRV-04 redirects a tab after a logged server error, but other clients get the failure as JSON', async () => {
    const lines: string[] = []
    server = await startTestServer({ log: { write: (line: string) => void lines.push(line) } })
    await server.db.schema.dropTable('config').execute()
    for (const url of STEPS) {
      const { statusCode, headers } = await ask(url, TAB)
      expect([statusCode, headers.location]).toEqual([303, '/error?from=login'])
      expect(lines.pop()).toContain(String(headers['x-request-id']))
      for (const other of [{}, { ...TAB, 'sec-fetch-dest': 'empty' }]) {
        const details = await ask(url, other)
        expect([details.statusCode, details.json()]).toEqual([500, expect.objectContaining({ code: 'INTERNAL' })])
      }
    }
    const call = await ask('/core-app-api/login', TAB)
    expect([call.statusCode, call.json()]).toEqual([500, expect.objectContaining({ code: 'INTERNAL' })])
  })
})

describe('the log', () => {
  it('SES-04 contains routes in place of URLs, so it has no tokens and no emails', async () => {
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    server = await startTestServer({ env: { APP_ENV: 'qa' }, log })
    for (const url of [
      '/idp/reset/SECRET-token/details',
      '/idp/reset/SECRET-token',
      '/idp/reset/SECRET-token/no/such',
      '/core-app-api/users/jane.SECRET@x.example/info?loginId=SECRET',
      '/core-app-api/users/jane.SECRET@x.example/%zz',
      `/core-app-api/users/${'SECRET'.repeat(200)}/info`,
      '/users/jane.SECRET@x.example',
      '/%zz/SECRET',
    ]) {
      await server.app.inject({ url, headers: { host: 'localhost:4173' } })
    }
    const routes = lines.flatMap((line) => /"route":"([^"]+)"/.exec(line)?.[1] ?? [])
    expect(routes).toEqual([
      '/idp/reset/:token/details',
      '/idp/reset/:token',
      '*',
      '/core-app-api/users/:loginId/info',
      '*',
      '*',
      '*',
      '*',
    ])
    expect(lines.join('')).not.toContain('SECRET')
  })
})
