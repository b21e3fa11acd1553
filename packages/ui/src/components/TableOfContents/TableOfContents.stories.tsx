import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Article, headingsOf } from '../Article/Article.tsx'
import { illustratedProse, prose } from '../Article/prose.fixture.ts'
import { headings } from './headings.fixture.ts'
import { TableOfContents } from './TableOfContents.tsx'

const meta = {
  title: 'Shell/TableOfContents',
  component: TableOfContents,
  args: { items: headings },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** The heading that the user is reading is marked during scrolling. */
export const BesideAnArticle: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: () => {
    const html = prose() + illustratedProse() + prose()
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 200px', gap: '32px', padding: '24px' }}>
        <Article hasHeadingLinks html={html} />
        <div style={{ position: 'sticky', insetBlockStart: '24px', alignSelf: 'start' }}>
          <TableOfContents items={headingsOf(html)} />
        </div>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const name = t('Numbers by department')
    // Scrolls only this window, so that a page around its frame stays in place.
    window.scrollTo(0, canvas.getByRole('heading', { name }).offsetTop)
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'location'))
  },
}
