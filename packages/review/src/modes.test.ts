import { describe, expect, it } from 'vitest'
import { cover, DIMENSIONS, modesOf, narrowDimensions, nameOf } from './modes.mjs'

type ModeValues = Record<keyof typeof DIMENSIONS, string | number>

const names = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[]
const full: ModeValues[] = modesOf({ kind: 'matrix' }, { full: true })
const modesByDefault: ModeValues[] = modesOf({ kind: 'matrix' })

/** Returns every pair of values that can occur together. */
const pairs = names.flatMap((one, index) =>
  names
    .slice(index + 1)
    .flatMap((other) =>
      DIMENSIONS[one].flatMap((value) => DIMENSIONS[other].map((next) => ({ [one]: value, [other]: next }))),
    ),
)
const isSeen = (part: Partial<ModeValues>, modes: ModeValues[]) =>
  modes.some((mode) => Object.entries(part).every(([name, value]) => mode[name as keyof ModeValues] === value))

describe('modes', () => {
  it('show a matrix at least once in each value of each dimension, in six screenshots', () => {
    for (const name of names)
      for (const value of DIMENSIONS[name]) expect(isSeen({ [name]: value }, modesByDefault)).toBe(true)
    expect(modesByDefault).toHaveLength(6)
  })

  it('show every pair of values in a full review, except states in print', () => {
    const missing = pairs.filter((pair) => !isSeen(pair, full))
    expect(missing).toEqual(['hover', 'focus-visible', 'pressed', 'open'].map((state) => ({ medium: 'print', state })))
    expect(full.length).toBeLessThan(30)
  })

  it('start with the first mode, and are all different', () => {
    expect(full.map(nameOf)[0]).toBe('light--en-US--1280')
    expect(modesByDefault.map(nameOf)[0]).toBe('light--en-US--1280')
    expect(new Set(full.map(nameOf)).size).toBe(full.length)
  })

  it('of a story are a single one at rest, or every pair of values in a full review', () => {
    expect(modesOf({ kind: 'story' }).map(nameOf)).toEqual(['light--en-US--1280'])
    const modes: ModeValues[] = modesOf({ kind: 'story' }, { full: true })
    expect(new Set(modes.map(({ state }) => state))).toEqual(new Set(['rest']))
    expect(pairs.filter((pair) => !('state' in pair) && !isSeen(pair, modes))).toEqual([])
  })

  it('have only the states that a component must show', () => {
    const modes: ModeValues[] = modesOf({ kind: 'matrix', states: ['rest', 'open'] })
    expect(new Set(modes.map(({ state }) => state))).toEqual(new Set(['rest', 'open']))
  })

  it('are limited to the requested values, and unknown values throw an error', () => {
    const modes: ModeValues[] = modesOf({ kind: 'matrix' }, { dimensions: narrowDimensions(['dark', '390']) })
    expect(new Set(modes.map(({ theme, width }) => `${theme} ${width}`))).toEqual(new Set(['dark 390']))
    expect(modesOf({ kind: 'story' }, { dimensions: narrowDimensions(['open']) })).toEqual([])
    expect(() => narrowDimensions(['blue'])).toThrow('blue is not a value of a mode')
  })

  it('cover every pair, or every value, in as few modes as possible', () => {
    expect(cover({ a: [1, 2, 3], b: [1, 2, 3] }, 2)).toHaveLength(9)
    expect(cover({ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, 1)).toHaveLength(3)
  })
})
