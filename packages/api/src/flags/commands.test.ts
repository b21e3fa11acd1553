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
    expect(lines).toEqual([
      'This decides from now on, on open pages once they are loaded again:',
      'FLAG            STATE  VARIATION  SHARE  TENANTS',
      'wem_kb_rollout  on     on         100 %  US MX',
    ])
    const decided = (await server.browser().get('v1/feature-flags')).json<FlagDecisions>()
    expect(decided['wem_kb_rollout']).toEqual({ variationKey: 'on', enabled: true })
    expect((await server.operate('flags set wem_kb_rollout --off')).lines.at(-1)).toBe(
      'wem_kb_rollout  off    on         100 %  US MX',
    )
    expect(await entries()).toMatchObject([
      { entity_id: 'wem_kb_rollout', source_app: 'cli', after: { enabled: true, tenants: ['US', 'MX'] } },
      { before: { enabled: true }, after: { enabled: false, percentage: 100 } },
    ])
  })

  it('FLG-03b says where what it changes decides nothing for now', async () => {
    await server.operate('config set experimentationSdkKey a-key')
    server.clock.advance(0.25)
    const { lines } = await server.operate('flags set wem_kb_rollout --on')
    expect(lines[0]).toBe('This decides only while the service of experimentationSdkKey cannot be had:')
  })

  it('FLG-02 lists them under their heads', async () => {
    expect((await server.operate('flags')).lines).toEqual([
      'FLAG                         STATE  VARIATION  SHARE  TENANTS',
      'insights_activation_rollout  on     on         100 %  US MX CA',
      'wem_kb_rollout               off    on         100 %  US MX CA',
      'kb_search_rollout            on     on         100 %  US MX CA',
      'contact_us_ab_test           off    b          50 %   US MX CA',
    ])
  })

  it.each([
    [
      'wem_kb_rollout --percentage 120',
      /^This .+ wem_kb_rollout \(percentage: write 100 or less\): nothing was changed\.$/,
    ],
    [
      'wem_kb_rollout --percentage -5',
      /^This .+ wem_kb_rollout \(percentage: write 0 or more\): nothing was changed\.$/,
    ],
    [
      'wem_kb_rollout --percentage half',
      /^This .+ wem_kb_rollout \(percentage: write a number\): nothing was changed\.$/,
    ],
    ['wem_kb_rollout --percentage 0.005', /\(percentage: write a number in steps of 0\.01\): nothing was changed\.$/],
    ['wem_kb_rollout --tenants us,FR', /^'FR' is no tenant: write one of US, MX, CA\.$/],
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
