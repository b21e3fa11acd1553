import { describe, expect, it } from 'vitest'
import { cover, DIMENSIONS, looksOf, nameOf, narrowed } from './looks.mjs'

type Look = Record<keyof typeof DIMENSIONS, string | number>

const names = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[]
const full: Look[] = looksOf({ kind: 'sheet' }, { full: true })
const usual: Look[] = looksOf({ kind: 'sheet' })

/** Every pair of values that can be seen at once. */
const pairs = names.flatMap((one, index) =>
  names
    .slice(index + 1)
    .flatMap((other) =>
      DIMENSIONS[one].flatMap((value) => DIMENSIONS[other].map((next) => ({ [one]: value, [other]: next }))),
    ),
)
const isSeen = (part: Partial<Look>, looks: Look[]) =>
  looks.some((look) => Object.entries(part).every(([name, value]) => look[name as keyof Look] === value))

describe('the looks', () => {
  it('show a sheet at least once in each value of each dimension, in six pictures', () => {
    for (const name of names) for (const value of DIMENSIONS[name]) expect(isSeen({ [name]: value }, usual)).toBe(true)
    expect(usual).toHaveLength(6)
  })

  it('show every pair of values in a full review, but nothing pressed on paper', () => {
    const missing = pairs.filter((pair) => !isSeen(pair, full))
    expect(missing).toEqual(['hover', 'focus-visible', 'pressed', 'open'].map((state) => ({ medium: 'print', state })))
    expect(full.length).toBeLessThan(30)
  })

  it('begin with the first look, and are all different', () => {
    expect(full.map(nameOf)[0]).toBe('light--en-US--1280')
    expect(usual.map(nameOf)[0]).toBe('light--en-US--1280')
    expect(new Set(full.map(nameOf)).size).toBe(full.length)
  })

  it('are one for a story, at rest, and every pair of its looks in a full review', () => {
    expect(looksOf({ kind: 'story' }).map(nameOf)).toEqual(['light--en-US--1280'])
    const looks: Look[] = looksOf({ kind: 'story' }, { full: true })
    expect(new Set(looks.map(({ state }) => state))).toEqual(new Set(['rest']))
    expect(pairs.filter((pair) => !('state' in pair) && !isSeen(pair, looks))).toEqual([])
  })

  it('have the states alone that a component must show', () => {
    const looks: Look[] = looksOf({ kind: 'sheet', states: ['rest', 'open'] })
    expect(new Set(looks.map(({ state }) => state))).toEqual(new Set(['rest', 'open']))
  })

  it('are narrowed by values, and refuse what none of them has', () => {
    const looks: Look[] = looksOf({ kind: 'sheet' }, { dimensions: narrowed(['dark', '390']) })
    expect(new Set(looks.map(({ theme, width }) => `${theme} ${width}`))).toEqual(new Set(['dark 390']))
    expect(looksOf({ kind: 'story' }, { dimensions: narrowed(['open']) })).toEqual([])
    expect(() => narrowed(['blue'])).toThrow('No look has blue')
  })

  it('cover any dimensions, not these alone', () => {
    expect(cover({ a: [1, 2, 3], b: [1, 2, 3] }, 2)).toHaveLength(9)
    expect(cover({ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, 1)).toHaveLength(3)
  })
})
