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

describe('the flags command', () => {
  it('FLG-03b LOG-04 changes only the given flag, immediately, and is logged', async () => {
    const { lines } = await server.operate('flags set wem_kb_rollout --on --percentage 100 --tenants us,mx')
    expect(lines).toEqual([
      'This applies from now on. Reload pages that are already open:',
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

  it('FLG-03b reports if a change has no effect for now', async () => {
    await server.operate('config set experimentationSdkKey a-key')
    server.clock.advance(0.25)
    const { lines } = await server.operate('flags set wem_kb_rollout --on')
    expect(lines[0]).toBe('This applies only while the service of experimentationSdkKey is unavailable:')
  })

  it('FLG-02 lists flags under headings', async () => {
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
      /^This .+ wem_kb_rollout \(percentage: use 100 or less\): nothing was changed\.$/,
    ],
    ['wem_kb_rollout --percentage -5', /^This .+ wem_kb_rollout \(percentage: use 0 or more\): nothing was changed\.$/],
    [
      'wem_kb_rollout --percentage half',
      /^This .+ wem_kb_rollout \(percentage: use a number\): nothing was changed\.$/,
    ],
    ['wem_kb_rollout --percentage 0.005', /\(percentage: use a multiple of 0\.01\): nothing was changed\.$/],
    ['wem_kb_rollout --tenants us,FR', /^'FR' is not a valid tenant. Use one of: US, MX, CA\.$/],
    ['wem_kb_rollout --variation b', /^'b' is not a valid variation of wem_kb_rollout. Use one of: on, off\.$/],
    ['dark_mode --on', /^'dark_mode' is not a valid flag. Use one of: insights_activation_rollout, .+\.$/],
    ['wem_kb_rollout', /^'flags set wem_kb_rollout' is invalid. Usage: flags /],
    ['wem_kb_rollout --on --off', /^'flags set wem_kb_rollout --on --off' is invalid. Usage: flags /],
  ])('FLG-03b fails with a clear error and changes nothing: set %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`flags set ${words}`)
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(await entries()).toEqual([])
  })
})
