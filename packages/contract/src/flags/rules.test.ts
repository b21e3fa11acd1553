import { expect, it } from 'vitest'
import { FLAGS, hasVariation } from './catalog.ts'
import { isFlagOn } from './rules.ts'

it.each([
  [{ variationKey: 'on', enabled: true }, true],
  [{ variationKey: 'on', enabled: false }, false],
  [{ variationKey: null, enabled: true }, false],
  [undefined, false],
])('FLG-01 the decision %o is on: %s', (decision, isOn) => {
  expect(isFlagOn(decision)).toBe(isOn)
})

it('FLG-02 the flags match the catalog, including the contact test with its two variants', () => {
  expect(Object.keys(FLAGS)).toEqual([
    'insights_activation_rollout',
    'wem_kb_rollout',
    'kb_search_rollout',
    'contact_us_ab_test',
  ])
  expect(['control', 'b', 'on'].map((variation) => hasVariation('contact_us_ab_test', variation))).toEqual([
    true,
    true,
    false,
  ])
})
