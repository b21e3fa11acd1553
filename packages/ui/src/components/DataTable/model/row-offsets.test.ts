import { describe, expect, it } from 'vitest'
import { placeRows } from './row-offsets.ts'

describe('the offsets of rows', () => {
  it('place rows one below another, even if some have another height', () => {
    const { startOf, total } = placeRows({
      count: 10,
      rowHeight: 48,
      gap: 0,
      others: [
        [1, 74],
        [3, 36],
      ],
    })
    expect([0, 1, 2, 3, 4, 5].map(startOf)).toEqual([0, 48, 122, 170, 206, 254])
    expect(total).toBe(10 * 48 + 26 - 12)
  })

  it('include a gap between cards, and around them', () => {
    const { startOf, total } = placeRows({ count: 3, rowHeight: 100, gap: 12, others: [[0, 150]] })
    expect([0, 1, 2].map(startOf)).toEqual([12, 174, 286])
    expect(total).toBe(398)
  })

  it('map any distance to a row: the first before all, the last after all', () => {
    const { indexAt } = placeRows({ count: 4, rowHeight: 48, gap: 0, others: [[1, 100]] })
    expect([-5, 0, 47, 48, 147, 148, 1000].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 3])
    const none = placeRows({ count: 0, rowHeight: 48, gap: 12, others: [] })
    expect([none.total, none.indexAt(10)]).toEqual([0, 0])
  })
})
