import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

describe('limits', () => {
  it('CST-02b the delays match the requirements, in milliseconds', () => {
    const { debounce, mockDelay, minimumHold } = LIMITS
    expect([debounce, mockDelay, minimumHold]).toEqual([500, 1000, 1500])
  })
})
