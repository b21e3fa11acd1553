import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compareCaptures, compareLines, compareScreenshots } from './compare.mjs'
import { groupEqual } from './groups.mjs'

type Painted = [x: number, y: number, width: number, height: number, shade: number][]

const square = (x: number, shade: number): Painted => [[x, 20, 6, 6, shade]]

/** A gray screenshot with rectangles on it. */
function screenshot(rectangles: Painted = [], { width = 120, height = 90, level = 0 } = {}) {
  const png = new PNG({ width, height })
  png.data.fill(200)
  for (const [left, top, wide, high, shade] of rectangles) {
    for (let y = top; y < top + high; y++) {
      png.data.fill(shade, (y * width + left) * 4, (y * width + left + wide) * 4)
    }
  }
  return PNG.sync.write(png, { deflateLevel: level })
}

const captureOf = (png: Buffer, more = {}) => ({
  png: () => png,
  hash: png.toString('base64'),
  tree: ['button "Save"'],
  tabs: ['1. button "Save"'],
  texts: ['Save'],
  isSteady: true,
  ...more,
})

const difference = (id: string, before: Painted, after: Painted) =>
  compareCaptures(id, 'light', captureOf(screenshot(before)), captureOf(screenshot(after)))

describe('two screenshots', () => {
  it('are equal by their pixels, regardless of compression', () => {
    const shape: Painted = [[10, 10, 20, 20, 30]]
    expect(compareScreenshots(screenshot(shape), screenshot(shape, { level: 9 }))).toBeNull()
  })

  it('differ by a single pixel of a single shade', () => {
    const change = compareScreenshots(screenshot(), screenshot([[70, 40, 1, 1, 201]]))
    expect(change).toMatchObject({ pixels: 1, box: { x: 70, y: 40, width: 1, height: 1 } })
  })

  it('differ in every area that only one of them has', () => {
    const change = compareScreenshots(screenshot(), screenshot([], { height: 92 }))
    expect(change).toMatchObject({ size: { width: 120, height: 92 }, box: { x: 0, y: 90, width: 120, height: 2 } })
  })

  it('differ only in the columns that the narrower one lacks, whatever its width', () => {
    const shape: Painted = [[10, 10, 20, 20, 30]]
    const change = compareScreenshots(screenshot(shape), screenshot(shape, { width: 123 }))
    expect(change).toMatchObject({ box: { x: 120, y: 0, width: 3, height: 90 }, pixels: 270 })
  })

  it('have a box for each separate change', () => {
    const change = compareScreenshots(
      screenshot(),
      screenshot([
        [0, 0, 5, 5, 9],
        [100, 80, 5, 5, 9],
      ]),
    )
    expect(change?.boxes).toEqual([
      { x: 0, y: 0, width: 5, height: 5 },
      { x: 100, y: 80, width: 5, height: 5 },
    ])
  })
})

describe('captured data besides the screenshot', () => {
  it('differs although no pixel changed', () => {
    const png = screenshot()
    const change = compareCaptures('a', 'light', captureOf(png), captureOf(png, { tree: ['button'] }))
    expect(change).toMatchObject({ kinds: ['tree'], lines: { tree: ['- button "Save"', '+ button'] } })
  })

  it('lists exactly the added and removed lines', () => {
    expect(compareLines(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual(['- b', '+ x'])
    expect(compareLines(['a'], ['a'])).toEqual([])
  })

  it('is new without a baseline, and removed without a current capture', () => {
    const one = captureOf(screenshot())
    expect(compareCaptures('a', 'light', undefined, one)?.change).toBe('new')
    expect(compareCaptures('a', 'light', one, undefined)?.change).toBe('gone')
    expect(compareCaptures('a', 'light', one, captureOf(screenshot()))).toBeNull()
    expect(compareCaptures('a', 'light', null, null)).toBeNull()
  })
})

describe('a difference', () => {
  it('has a hash that depends on its target and on the visible change', () => {
    const first = difference('a', [], [[9, 9, 9, 9, 1]])
    expect(difference('a', [], [[9, 9, 9, 9, 1]])?.hash).toBe(first?.hash)
    expect(difference('b', [], [[9, 9, 9, 9, 1]])?.hash).not.toBe(first?.hash)
    expect(difference('a', [], [[9, 9, 9, 9, 2]])?.hash).not.toBe(first?.hash)
  })

  it('is grouped with the same change in other places and colors, largest group first', () => {
    const apart = groupEqual([difference('here', [], square(8, 0)), difference('there', [], square(64, 90))])
    expect(apart).toHaveLength(1)
    const groups: { id: string }[][] = groupEqual([
      difference('line', [], [[0, 0, 100, 1, 0]]),
      difference('here', [], square(8, 0)),
      difference('there', [], square(64, 90)),
      difference('both', [], [...square(8, 0), ...square(64, 0)]),
    ])
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['here', 'there', 'both'], ['line']])
  })

  it('with a text change is not grouped with those that only change pixels', () => {
    const more = { texts: ['Keep'] }
    const word = compareCaptures('word', 'light', captureOf(screenshot()), captureOf(screenshot(square(8, 0)), more))
    const groups = groupEqual([difference('here', [], square(8, 0)), word, difference('there', [], square(64, 0))])
    expect(groups).toHaveLength(2)
  })

  it('is not grouped with another one only because both have the same stray pixel', () => {
    const stray: Painted = [[110, 80, 1, 1, 0]]
    const groups = groupEqual([
      difference('one', [], [[8, 20, 6, 6, 0], ...stray]),
      difference('other', [], [[8, 20, 9, 3, 0], ...stray]),
    ])
    expect(groups).toHaveLength(2)
  })
})
