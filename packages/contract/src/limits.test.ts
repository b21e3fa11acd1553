import { describe, expect, it } from 'vitest'
import { isMobile, LIMITS } from './limits.ts'

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
  it('CST-02b the delays are what is asked for, in milliseconds', () => {
    const { debounce, mockDelay, minimumHold } = LIMITS
    expect([debounce, mockDelay, minimumHold]).toEqual([500, 1000, 1500])
  })
})
