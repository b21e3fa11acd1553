import { expect, it } from 'vitest'
import { inlineIcon } from './inline-icon.ts'

it('a document contains its icon inline and needs no request for it', () => {
  const transform = inlineIcon().transformIndexHtml as (html: string) => string
  expect(transform('<link rel="icon" type="image/svg+xml" href="/favicon.svg" />')).toMatch(
    /href="data:image\/svg\+xml,%3Csvg%20[^"<>\s]+%3C%2Fsvg%3E"/,
  )
  expect(() => transform('<title>T</title>')).toThrow('inline-icon.ts')
})
