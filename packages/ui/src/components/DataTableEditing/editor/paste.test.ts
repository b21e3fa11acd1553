import { describe, expect, it } from 'vitest'
import { cellsOf } from './paste.ts'

describe('the cells of a text', () => {
  it.each([
    ['a', [['a']]],
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\n\r\nb\r\n', [['a'], [''], ['b']]],
    ['\ta', [['', 'a']]],
    ['"two\nlines"\t"said ""yes"""', [['two\nlines', 'said "yes"']]],
    ['"not closed\tb', [['"not closed', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
  ])('are read from %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })
})
