import { expect, it } from 'vitest'
import { linkedNames } from '../../.storybook/linked-names.ts'

const text = (value: string) => ({ type: 'text', value })
const heading = (value: string) => ({ type: 'heading', depth: 2, children: [text(value)] })
const paragraph = (value: string) => ({ type: 'paragraph', children: [text(value)] })

/** Compiles the page of Toast with some of its parts. */
function pageOfToast() {
  const imports = { type: 'mdxjsEsm', value: `import * as stories from './Toast.stories.tsx'` }
  const parts = [heading('When to use it'), paragraph('As Banner.'), heading('Alternatives')]
  const page = {
    type: 'root',
    children: [imports, ...parts, paragraph('Banner, not Toast itself.'), heading('All states')],
  }
  linkedNames()(page)
  return JSON.stringify(page.children.slice(4, -1))
}

it('names of other components link to their pages in the list of alternatives', () => {
  expect(pageOfToast()).toContain(
    '"url":"./?path=/docs/feedback-banner--docs","children":[{"type":"text","value":"Banner"}]',
  )
  expect(pageOfToast()).not.toContain('feedback-toast--docs')
})

it('an alternative named on another page also appears on this page, once', () => {
  const page = pageOfToast()
  expect(page).toContain('"value":"See also "')
  expect(page).toContain('feedback-bannerstack--docs')
  expect(page.split('feedback-banner--docs')).toHaveLength(2)
})
