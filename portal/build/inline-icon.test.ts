import { expect, it } from 'vitest'
import { inlineIcon } from './inline-icon.ts'

it('a document brings its icon, so that nothing is asked for it', () => {
  const transform = inlineIcon().transformIndexHtml as (html: string) => string
  expect(transform('<link rel="icon" type="image/svg+xml" href="/favicon.svg" />')).toMatch(
    /href="data:image\/svg\+xml,%3Csvg%20[^"<>\s]+%3C%2Fsvg%3E"/,
  )
  expect(() => transform('<title>T</title>')).toThrow('inline-icon.ts')
})
