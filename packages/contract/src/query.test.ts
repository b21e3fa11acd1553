import { describe, expect, it } from 'vitest'
import { buildQuery } from './query.ts'

describe('buildQuery', () => {
  it('HTTP-04 joins key=value pairs with &, both encoded', () => {
    expect(buildQuery({ lastUrl: '/apps?a=1&b=é', 'odd key': 'x y' })).toBe(
      'lastUrl=%2Fapps%3Fa%3D1%26b%3D%C3%A9&odd%20key=x%20y',
    )
  })

  it('HTTP-04 omits undefined, null and empty values and keeps 0 and false', () => {
    expect(buildQuery({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('d=0&e=false')
  })

  it('HTTP-04 writes arrays as comma-separated lists and omits empty ones', () => {
    expect(buildQuery({ statuses: ['ACTIVE', 'PENDING'], types: [] })).toBe('statuses=ACTIVE%2CPENDING')
  })
})
