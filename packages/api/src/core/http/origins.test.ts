import { expect, it } from 'vitest'
import { OriginCache } from './origins.ts'

it('SRV-09 the number of cached origins is limited', () => {
  const kept = new OriginCache<number>()
  for (let origin = 0; origin < 500; origin += 1) kept.set(`http://${origin}.example`, origin)
  expect([kept.size, kept.get('http://499.example'), kept.get('http://0.example')]).toEqual([16, 499, undefined])
})
