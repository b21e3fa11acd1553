import { expect, it } from 'vitest'
import { isFlagOn } from './rules.ts'

it.each([
  [{ variationKey: 'on', enabled: true }, true],
  [{ variationKey: 'on', enabled: false }, false],
  [{ variationKey: null, enabled: true }, false],
  [undefined, false],
])('FLG-01 the decision %o is on: %s', (decision, isOn) => {
  expect(isFlagOn(decision)).toBe(isOn)
})
