import { expect, it } from 'vitest'
import { withUnit } from './with-unit.ts'

it.each([
  ['4px', '4\u00A0px'],
  ['120ms', '120\u00A0ms'],
  ['0', '0'],
])('formats %s with a space before its unit', (value, written) => {
  expect(withUnit(value)).toBe(written)
})
