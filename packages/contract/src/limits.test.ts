import { describe, expect, it } from 'vitest'
import { isMobile } from './limits.ts'

describe('limits', () => {
  it.each([
    [-1, false],
    [0, false],
    [0.5, true],
    [320, true],
    [425, true],
    [425.5, false],
    [426, false],
    [Number.NaN, false],
  ])('GEN-13 a viewport %d wide is mobile: %s', (width, mobile) => {
    expect(isMobile(width)).toBe(mobile)
  })
})
