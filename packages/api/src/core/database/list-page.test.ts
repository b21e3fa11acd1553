import { expect, it } from 'vitest'
import { toPage } from './list-page.ts'

it.each([
  [0, 0],
  [1, 1],
  [25, 1],
  [26, 2],
  [51, 3],
])('%i rows are %i pages of 25', (total, pages) => {
  expect(toPage(['row'], total, { page: 2, size: 25 })).toEqual({
    content: ['row'],
    page: 2,
    size: 25,
    total_elements: total,
    total_pages: pages,
  })
})
