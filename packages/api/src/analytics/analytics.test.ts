import type { AnalyticsEvent, Failure } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const EVENT: AnalyticsEvent = {
  name: 'page_view',
  page: 'app launch',
  locale: 'en-US',
  tenant: 'US',
  at: '2026-03-02T15:00:00.000Z',
  props: { path: '/apps' },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.db.deleteFrom('analytics_events').execute())
afterAll(() => server.close())

function stored() {
  return server.db.selectFrom('analytics_events').select(['name', 'page', 'props', 'created_by']).execute()
}

async function send(...events: unknown[]) {
  return server.browser().post('analytics/events', { events })
}

describe('analytics events', () => {
  it('ANL-01 are stored for anonymous visitors', async () => {
    expect((await send(EVENT, { ...EVENT, name: 'link_click' })).statusCode).toBe(204)
    expect((await stored()).map(({ name }) => name)).toEqual(['page_view', 'link_click'])
  })

  it('ANL-01 hold nothing that names a person', async () => {
    const props = { code: 'SHOPPER_BEHAVIOR', email: 'a@b.example', firstName: 'Dana', search: 'a@b.example', count: 3 }
    await send({ ...EVENT, props })
    expect((await stored())[0]).toMatchObject({ props: { code: 'SHOPPER_BEHAVIOR', count: 3 }, created_by: 'system' })
  })

  it('SRV-08 are stored as plain text', async () => {
    await send({ ...EVENT, page: ' app\u0000 launch\u0007 ', props: { term: 'half \ud800' } })
    expect((await stored())[0]).toMatchObject({ page: 'app launch', props: { term: 'half' } })
  })

  it.each([
    ['none', []],
    ['more than 50', Array.from({ length: 51 }, () => EVENT)],
    [
      'properties above 2 kB',
      [{ ...EVENT, props: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, 'x'.repeat(300)])) }],
    ],
    ['an unknown locale', [{ ...EVENT, locale: 'de-DE' }]],
    ['no date', [{ ...EVENT, at: 'yesterday' }]],
  ])('ANL-01 %s is refused and nothing stored', async (_what, events) => {
    const refused = await send(...events)
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Failure>().code).toBe('INVALID_INPUT')
    expect(await stored()).toEqual([])
  })
})
