import { expect, it } from 'vitest'
import { problemsOf } from './content-problems.ts'

const found = (source: string, format: 'markdown' | 'html' = 'markdown'): string[] =>
  problemsOf(format, source).map(({ code, part }) => `${code} ${part}`)

it('KB-12 finds headings of level 1 and skipped levels', () => {
  expect(found('## One\n\n### Two\n\n#### Three\n\n## Four')).toEqual([])
  expect(found('# One\n\n## Two\n\n#### Three')).toEqual(['headingFirst One', 'headingSkipped Three'])
  expect(found('### One')).toEqual(['headingSkipped One'])
  expect(found('One\n===\n\nTwo\n---')).toEqual(['headingFirst One'])
  expect(found('<h1>One</h1><h3><em>Two</em></h3>', 'html')).toEqual(['headingFirst One', 'headingSkipped Two'])
})

it('KB-12 finds images without a text alternative and mosaics that cannot be drawn', () => {
  expect(found('![A chart](/a.png) ![Stones](mosaic:321/s.1 "Title")')).toEqual([])
  expect(found('![ ](/a.png)')).toEqual(['imageAlt /a.png'])
  expect(found('![Stones](mosaic:321/s.)\n![Stones](mosaic:x)')).toEqual(['mosaic mosaic:321/s.', 'mosaic mosaic:x'])
  expect(found('<img src="/a.png"><img src=/b.png alt=B>', 'html')).toEqual(['imageAlt /a.png'])
})

it('KB-12 finds content that readers would not see, but nothing inside code', () => {
  expect(found('<p onclick="x()">One</p>\n<SCRIPT>')).toEqual(['dropped onclick=', 'dropped <script>'])
  expect(found('Set it to `<script>` or\n\n```html\n# One\n<p onclick="x">\n```\n\nonce = 1')).toEqual([])
  expect(found('```\n# One')).toEqual([])
  expect(found('<pre># <img></pre>', 'html')).toEqual([])
})
