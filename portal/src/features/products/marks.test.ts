import { expect, it } from 'vitest'
import { MARKS } from './marks.ts'

it('all products have different silhouettes', () => {
  const silhouettes = Object.values(MARKS).map((mark) => mark.replaceAll(/[123s]/g, '#'))
  expect(new Set(silhouettes).size).toBe(silhouettes.length)
})
