import { describe, expect, it } from 'vitest'
import { businessCodeOf } from './rules.ts'

describe('a partner code', () => {
  it.each([
    ['NRTH4821', 'NRTH4821'],
    [' nrth 4821 ', 'NRTH4821'],
    ['ABC1', 'ABC1'],
  ])('PRT-04 %j is stored in upper case and without spaces', (written, stored) => {
    expect(businessCodeOf(written)).toBe(stored)
  })

  it.each(['', 'ABC', 'ÉRABLE12', 'NRTH-4821', 'A'.repeat(21)])('PRT-04 %j is not a partner code', (written) => {
    expect(businessCodeOf(written)).toBeNull()
  })
})
