import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

function draw(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, () => random.between(1, 6))
}

describe('the random generator', () => {
  it('returns the same values for the same seed, spread over its range', () => {
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    expect(new Set(draw(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
