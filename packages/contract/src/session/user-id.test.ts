import { describe, expect, it } from 'vitest'
import { newUserId } from './user-id.ts'

describe('newUserId', () => {
  it('GEN-14 is random, and begins with user-', () => {
    const ids = Array.from({ length: 1000 }, () => newUserId())
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^user-[\da-f-]{36}$/)
  })

  it('GEN-14 takes its ids from whom it is given', () => {
    expect(newUserId(() => '7')).toBe('user-7')
  })
})
