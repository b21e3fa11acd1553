import type { FlagDecisions } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const entries = () =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', '=', 'FLAG_UPDATED')
    .orderBy('created_at')
    .execute()

describe('an operator who rolls out', () => {
  it('FLG-03b LOG-04 changes what is said of a flag alone, at once, and it stands in the log', async () => {
    const { lines } = await server.operate('flags set wem_kb_rollout --on --percentage 100 --tenants us,mx')
    expect(lines).toEqual(['wem_kb_rollout  on  on  100 %  US MX'])
    const decided = (await server.browser().get('v1/feature-flags')).json<FlagDecisions>()
    expect(decided['wem_kb_rollout']).toEqual({ variationKey: 'on', enabled: true })
    expect((await server.operate('flags set wem_kb_rollout --off')).lines).toEqual([
      'wem_kb_rollout  off  on  100 %  US MX',
    ])
    expect(await entries()).toMatchObject([
      { entity_id: 'wem_kb_rollout', source_app: 'cli', after: { enabled: true, tenants: ['US', 'MX'] } },
      { before: { enabled: true }, after: { enabled: false, percentage: 100 } },
    ])
  })

  it('FLG-02 lists them', async () => {
    expect((await server.operate('flags')).lines).toEqual([
      'insights_activation_rollout  on  on  100 %  US MX CA',
      'wem_kb_rollout  off  on  100 %  US MX CA',
      'kb_search_rollout  on  on  100 %  US MX CA',
      'contact_us_ab_test  off  b  50 %  US MX CA',
    ])
  })

  it.each([
    [
      'wem_kb_rollout --percentage 120',
      /^This makes no sense for wem_kb_rollout \(percentage: .+\): nothing was changed\.$/,
    ],
    [
      'wem_kb_rollout --percentage half',
      /^This makes no sense for wem_kb_rollout \(percentage: .+\): nothing was changed\.$/,
    ],
    [
      'wem_kb_rollout --tenants FR',
      /^This makes no sense for wem_kb_rollout \(tenants\.0: .+\): nothing was changed\.$/,
    ],
    ['wem_kb_rollout --variation b', /^'b' is no variation of wem_kb_rollout: write one of on, off\.$/],
    ['dark_mode --on', /^'dark_mode' is no flag: write one of insights_activation_rollout, .+\.$/],
    ['wem_kb_rollout', /^'flags set wem_kb_rollout' makes no sense: write flags /],
    ['wem_kb_rollout --on --off', /^'flags set wem_kb_rollout --on --off' makes no sense: write flags /],
  ])('FLG-03b is refused in one sentence, and nothing is done: set %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`flags set ${words}`)
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(await entries()).toEqual([])
  })
})
