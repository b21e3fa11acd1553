import { LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { administering } from '../../testing/administration.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { networkOf } from './network.ts'
import { storeValue } from '../config/stored-config.ts'

const USER = 'user@brightfoods.example'
/** The configured calls per minute, below the default to save time. */
const REQUESTS = 100

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } })
  await storeValue(server.db, { key: 'requestsPerMinute', tenant: null }, REQUESTS, {
    by: 'test',
    at: server.clock.now(),
  })
})
// Each test begins in a new minute.
beforeEach(async () => {
  server.clock.advance(2)
  await server.db.deleteFrom('rate_limits').execute()
})
afterAll(() => server.close())

/** Sends requests until an address has no calls left in this minute. */
async function exhaust(headers: Record<string, string> = {}): Promise<void> {
  for (let count = 0; count < REQUESTS; count += 1) await server.browser().get('languages', headers)
}

/** Runs an action while every session query fails. */
async function withoutSessions<Result>(action: () => Promise<Result>): Promise<Result> {
  await sql`alter table sessions rename to gone`.execute(server.db)
  try {
    return await action()
  } finally {
    await sql`alter table gone rename to sessions`.execute(server.db)
  }
}

async function askFrom(address: string, requested = server): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  const body = { email: 'nobody@brightfoods.example' }
  return (await requested.browser().send('POST', '/idp/reset/request', { headers, body })).statusCode
}

describe('the limit per address', () => {
  it('SRV-09a applies before the session lookup, so invented cookies cost no database queries', async () => {
    for (let count = 0; count < REQUESTS; count += 1) {
      const cookie = `session=made-up-${count}`
      expect((await server.browser().get('auth-status', { cookie })).statusCode).toBe(401)
    }
    const refused = await withoutSessions(() => server.browser().get('auth-status', { cookie: 'session=one-more' }))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  })

  it('SRV-09a does not apply to signed-in users behind the address', async () => {
    const browser = await server.signedIn(USER)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
    await exhaust()
    expect((await server.browser().get('languages')).statusCode).toBe(429)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
  })

  it('SRV-09a is not used up by the first calls of signed-in users behind the address', async () => {
    const signedIn = [await server.signedIn(USER), await server.signedIn(USER), await server.signedIn(USER)]
    for (let count = 1; count < REQUESTS; count += 1) await server.browser().get('languages')
    for (const browser of signedIn) expect((await browser.get('languages')).statusCode).toBe(200)
    expect((await server.browser().get('languages')).statusCode).toBe(200)
    expect((await server.browser().get('languages')).statusCode).toBe(429)
  })

  it('SRV-09a applies again to calls with an ended session', async () => {
    const browser = await server.signedIn(USER)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
    server.clock.advance(1)
    await server.db.deleteFrom('sessions').execute()
    for (let count = 0; count < REQUESTS; count += 1) {
      await (count % 2 ? browser : server.browser()).get('auth-status')
    }
    await withoutSessions(async () => {
      for (const each of [browser, server.browser()]) expect((await each.get('auth-status')).statusCode).toBe(429)
    })
  })

  it('SRV-09a does not apply to the health calls, which have their own limit', async () => {
    await exhaust()
    const statuses: number[] = []
    for (let count = 0; count <= LIMITS.healthCallsPerMinute; count += 1) {
      statuses.push((await server.browser().send('GET', count % 2 ? '/readyz' : '/healthz')).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(LIMITS.healthCallsPerMinute)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('SRV-09a is %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('SRV-09a an IPv6 /64 has one limit, not one per address', async () => {
    const statuses: number[] = []
    for (let host = 0; host <= LIMITS.strictRequestsPerMinute; host += 1) {
      statuses.push(await askFrom(`2001:db8:1:2::${host.toString(16)}`))
    }
    expect(statuses.indexOf(429)).toBe(LIMITS.strictRequestsPerMinute)
    expect(await askFrom('2001:db8:1:3::1')).toBe(204)
    await exhaust({ 'x-forwarded-for': '2001:db8:1:2::7' })
    const neighbor = await server.browser().get('languages', { 'x-forwarded-for': '2001:db8:1:2::8' })
    expect(neighbor.statusCode).toBe(429)
  })
})

describe('strict limits', () => {
  it('SRV-09a apply across all servers of a database, even to concurrent calls', async () => {
    const other = await startTestServer({ beside: server })
    const requested = Array.from({ length: 30 }, (_, index) => askFrom('127.0.0.1', index % 2 ? server : other))
    const statuses = await Promise.all(requested)
    expect(statuses.filter((status) => status === 204)).toHaveLength(LIMITS.strictRequestsPerMinute)
    const refused = await other.browser().send('POST', '/idp/reset/request', { body: { email: USER } })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    server.clock.advance(1)
    expect(await askFrom('127.0.0.1', other)).toBe(204)
    await other.close()
  })

  it('SRV-09a do not apply to successful logins, whichever servers handle them', async () => {
    const other = await startTestServer({ beside: server })
    for (let count = 0; count <= LIMITS.strictRequestsPerMinute; count += 1) {
      const path = await (count % 2 ? server : other).browser().signIn(USER)
      expect(path).toBe('/apps')
    }
    await other.close()
  })
})

const templateOf = (users: string) => `${users}/bulk/template?mode=add`

describe('limits of individual calls', () => {
  const TEMPLATE_LIMIT = 20

  it('SRV-09a apply per session, so anonymous visitors and colleagues at one address do not share them', async () => {
    const { admin, users } = await administering(server)
    const colleague = await server.signedIn('admin@brightfoods.example')
    for (let count = 0; count <= TEMPLATE_LIMIT; count += 1) await server.browser().get(templateOf(users))
    const statuses: number[] = []
    for (let count = 0; count <= TEMPLATE_LIMIT; count += 1)
      statuses.push((await admin.get(templateOf(users))).statusCode)
    expect(statuses.indexOf(429)).toBe(TEMPLATE_LIMIT)
    expect((await colleague.get(templateOf(users))).statusCode).toBe(200)
  })

  it.each([3, 25])('SRV-09a a configured strict limit of %d applies', async (limit) => {
    await server.operate(`config set strictRequestsPerMinute ${limit}`)
    server.clock.advance(5)
    const statuses: number[] = []
    for (let count = 0; count <= limit; count += 1) statuses.push(await askFrom('192.0.2.9'))
    expect(statuses.indexOf(429)).toBe(limit)
  })
})

it('SRV-09a counts contain no addresses, and are removed after their minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const own = await startTestServer({ beside: server, env: { TRUST_PROXY: 'loopback' } })
  const rows = () => own.db.selectFrom('rate_limits').selectAll().execute()
  await askFrom('192.0.2.7', own)
  expect(JSON.stringify(await rows())).not.toContain('192.0.2.7')
  own.clock.advance(1)
  await askFrom('192.0.2.8', own)
  expect(await rows()).toHaveLength(2)
  vi.advanceTimersByTime(10 * 60_000)
  await expect.poll(rows).toHaveLength(1)
  await own.close()
  vi.useRealTimers()
})
