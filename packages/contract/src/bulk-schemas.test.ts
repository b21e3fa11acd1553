import { describe, expect, it } from 'vitest'
import { bulkTarget } from './bulk-schemas.ts'
import { BULK_LIMITS } from './bulk.ts'
import { listOf } from './list-schemas.ts'

const target = bulkTarget({ statuses: listOf(['ACTIVE', 'BLOCKED']).optional() })
const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `user${index}@x.example`)
const all = { query: {}, exclude: [], expectedCount: 1240 }

describe('rows of a bulk call', () => {
  it('USR-14a B-06 are some ids, or all rows that match the query of the list', () => {
    expect(target.parse({ ids: idsUpTo(BULK_LIMITS.ids) })).toEqual({ ids: idsUpTo(BULK_LIMITS.ids) })
    const matching = { search: ' ana ', statuses: 'ACTIVE,BLOCKED' }
    expect(target.parse({ query: matching, exclude: ['a', 'b'], expectedCount: 1238 })).toEqual({
      query: { search: 'ana', statuses: ['ACTIVE', 'BLOCKED'] },
      exclude: ['a', 'b'],
      expectedCount: 1238,
    })
    expect(target.parse(all)).toEqual(all)
  })

  it.each([
    {},
    { ids: [] },
    { ids: ['a', 'a'] },
    { ids: [''] },
    { ids: ['x'.repeat(255)] },
    { ids: idsUpTo(BULK_LIMITS.ids + 1) },
    { ...all, ids: ['a'] },
    { ...all, exclude: undefined },
    { ...all, exclude: ['a', 'a'] },
    { ...all, exclude: idsUpTo(BULK_LIMITS.exclude + 1) },
    { ...all, expectedCount: undefined },
    { ...all, expectedCount: 0 },
    { ...all, expectedCount: 1.5 },
    { ...all, query: { status: 'BLOCKED' } },
    { ...all, query: { statuses: 'GONE' } },
    { ...all, query: { search: 'a\u0000' } },
  ])('USR-14a refuse anything else: case %#', (body) => {
    expect(target.safeParse(body).success).toBe(false)
  })
})
