import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Highlight, type HighlightRange } from './Highlight.tsx'

const NAME = 'Net sales amount'
const marked = (ranges: readonly HighlightRange[], text = NAME) => {
  const { unmount } = render(<Highlight ranges={ranges}>{text}</Highlight>)
  const parts = screen.queryAllByRole('mark').map(({ textContent }) => textContent)
  expect(document.body).toHaveTextContent(text)
  unmount()
  return parts
}

describe('Highlight', () => {
  it('B-11 marks parts of a text, which stays complete', () => {
    expect(marked([[4, 9]])).toEqual(['sales'])
    expect(marked([])).toEqual([])
  })

  it('marks parts in order, merges overlaps, and ignores parts outside the text', () => {
    expect(
      marked([
        [10, 99],
        [2, 6],
        [0, 3],
        [20, 30],
        [8, 8],
      ]),
    ).toEqual(['Net sa', 'amount'])
  })

  it('does not parse text as HTML', () => {
    expect(marked([[0, 3]], '<b>Net</b>')).toEqual(['<b>'])
  })
})
