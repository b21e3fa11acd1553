import { describe, expect, it } from 'vitest'
import { isList, matchPasted } from './paste.ts'

const options = [
  { id: 'd1', label: 'Electronics', code: '72' },
  { id: 'd2', label: 'Electrónica y cómputo', code: '72B' },
  { id: 'd3', label: 'Health, Beauty', code: '38' },
  { id: 'd4', label: 'Toys', code: '07', isDisabled: true },
]

describe('a pasted list', () => {
  it('B-13 finds options by label, code or id, in any case, with or without accents', () => {
    expect(matchPasted('ELECTRONICA Y COMPUTO\r\n 38 \nd1\n', options)).toEqual({ ids: ['d2', 'd3', 'd1'], missed: [] })
  })

  it('B-13 is separated by lines, tabs, semicolons or commas', () => {
    expect(matchPasted('72\t72B; 38', options).ids).toEqual(['d1', 'd2', 'd3'])
    expect(matchPasted('72, 72b,38', options).ids).toEqual(['d1', 'd2', 'd3'])
  })

  it('B-13 keeps a comma that is part of a name', () => {
    expect(matchPasted('Health, Beauty\nElectronics', options)).toEqual({ ids: ['d3', 'd1'], missed: [] })
  })

  it('B-13 reports each miss once, including disabled options', () => {
    expect(matchPasted('Garden\nToys\nGarden\nElectronics\nElectronics', options)).toEqual({
      ids: ['d1'],
      missed: ['Garden', 'Toys'],
    })
  })

  it.each([
    ['Electronics', false],
    ['  Electronics \n', false],
    ['', false],
    ['a\nb', true],
    ['a,b', true],
    ['a;b', true],
    ['a\tb', true],
  ])('is distinguished from a search text: %j', (text, expected) => {
    expect(isList(text)).toBe(expected)
  })
})
