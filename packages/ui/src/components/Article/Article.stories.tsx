import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from './Article.tsx'
import { illustratedProse, prose } from './prose.fixture.ts'

const meta = {
  title: 'Patterns/Article',
  component: Article,
  args: { html: '<h2>Basket basics</h2><p>Sales say how much was bought.</p>' },
  render: (args) => <Article {...args} html={prose()} />,
} satisfies Meta<typeof Article>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const PicturesAndTables: Story = { render: (args) => <Article {...args} html={illustratedProse()} /> }

export const HeadingLinks: Story = {
  args: { hasHeadingLinks: true },
}
