import type { AnalyticsEvent, Failure } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const EVENT = { name: 'page_view', page: 'app launch', locale: 'en-US', props: {} } as const
const SEARCH = { ...EVENT, name: 'search', props: { list: 'dictionary', term: 'basket' } } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.advance(1)
  await server.db.deleteFrom('analytics_events').execute()
})
afterAll(() => server.close())

function stored() {
  return server.db.selectFrom('analytics_events').select(['name', 'page', 'props', 'created_by']).execute()
}

async function pages(): Promise<string[]> {
  return (await stored()).map(({ page }) => page)
}

async function send(...events: unknown[]) {
  return server.browser().post('analytics/events', { events })
}

function times(count: number): readonly AnalyticsEvent[] {
  return Array.from({ length: count }, () => EVENT)
}

describe('analytics events', () => {
  it.each<[AnalyticsEvent['name'], object]>([
    ['page_view', {}],
    ['link_click', { link: 'Return to Home', to: '/' }],
    ['button_click', { button: 'learn more', code: 'SHOPPER_BEHAVIOR' }],
    ['search', { list: 'companies' }],
    ['search', { list: 'dictionary', term: 'basket size' }],
    ['filter_apply', { list: 'companies', keys: 'type,status' }],
    ['download', {}],
    ['form_submit', { form: 'preferences' }],
    ['error_shown', { status: 0, code: 'NO_ANSWER' }],
    ['error_shown', { reference: '0f1e2d3c' }],
    ['product_tile_click', { code: 'REPORT_BUILDER', state: 'learn-more' }],
    ['contact_us_submit_click', {}],
  ])('ANL-01 ANL-04 %s with %j is stored for anonymous visitors', async (name, props) => {
    expect((await send({ ...EVENT, name, props })).statusCode).toBe(204)
    expect(await stored()).toEqual([{ name, page: 'app launch', props, created_by: 'system' }])
  })

  it('ANL-01 get their tenant from the host and their time from the server, whatever the client sends', async () => {
    const events = [{ ...EVENT, tenant: 'US', at: '1999-12-31T00:00:00.000Z' }]
    await server.browser('mx.localhost:4173').post('analytics/events', { events })
    const [row] = await server.db.selectFrom('analytics_events').select(['tenant', 'at']).execute()
    expect(row).toEqual({ tenant: 'MX', at: server.clock.now() })
  })

  it('ANL-01 leave out a search term that is an email address', async () => {
    await send({ ...SEARCH, props: { list: 'dictionary', term: 'dana@brightfoods.example' } })
    expect((await stored())[0]?.props).toEqual({ list: 'dictionary' })
  })

  it('SRV-08 are stored as plain text', async () => {
    await send({ ...SEARCH, props: { list: 'dictionary', term: ' ha\u0000lf \ud800\u202e' } })
    expect((await stored())[0]).toMatchObject({ props: { term: 'half' } })
  })

  it.each<[string, readonly unknown[]]>([
    ['an empty list', []],
    ['more than 50', times(51)],
    ['a name that is not in the list', [{ ...EVENT, name: 'who_is_it' }]],
    ['a property that is not in the list', [{ ...EVENT, props: { path: '/apps' } }]],
    ['a property of another event', [{ ...EVENT, props: { code: 'REPORT_BUILDER' } }]],
    ['an event without its properties', [{ ...EVENT, name: 'product_tile_click' }]],
    ['a form that is not in the list', [{ ...EVENT, name: 'form_submit', props: { form: 'danaSmith' } }]],
    [
      'a filter that is not in the list',
      [{ ...EVENT, name: 'filter_apply', props: { list: 'companies', keys: 'dana' } }],
    ],
    ['a failure that is not in the list', [{ ...EVENT, name: 'error_shown', props: { status: 0, code: 'DANA' } }]],
    ['a search in an unknown list', [{ ...EVENT, name: 'search', props: { list: 'Dana Smith' } }]],
    ['the search term of the company list', [{ ...SEARCH, props: { list: 'companies', term: 'Bright' } }]],
    ['properties above 2 kB', [{ ...SEARCH, props: { list: 'dictionary', term: 'x'.repeat(2049) } }]],
    ['a page that is not in the list', [{ ...EVENT, page: 'Dana Smith, +1 555 0100' }]],
    ['an unknown locale', [{ ...EVENT, locale: 'de-DE' }]],
  ])('ANL-01 ANL-04 %s is refused, and nothing is stored', async (_what, events) => {
    const refused = await send(...events)
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Failure>().code).toBe('INVALID_INPUT')
    expect(await stored()).toEqual([])
  })

  it('ANL-01 are limited to 120 per minute per visitor, by session or else by address', async () => {
    const visitor = await server.signedIn('user@brightfoods.example')
    for (const browser of [server.browser(), visitor]) {
      const post = async (count: number) =>
        (await browser.post('analytics/events', { events: times(count) })).statusCode
      expect([await post(50), await post(50), await post(21), await post(20), await post(1)]).toEqual([
        204, 204, 429, 204, 429,
      ])
    }
    server.clock.advance(1)
    expect((await send(EVENT)).statusCode).toBe(204)
    expect(await stored()).toHaveLength(2 * LIMITS.analyticsEventsPerMinute + 1)
  })

  it('ANL-01 are kept for 90 days, then removed while the server runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = await startTestServer({ beside: server })
    await send({ ...EVENT, page: 'login' })
    server.clock.advance(2 * 60)
    await send({ ...EVENT, page: 'logout' })
    server.clock.advance(LIMITS.analyticsDays * 24 * 60 - 60)
    vi.advanceTimersByTime(10 * 60_000)
    await expect.poll(pages).toEqual(['logout'])
    await own.close()
    vi.useRealTimers()
  })
})
