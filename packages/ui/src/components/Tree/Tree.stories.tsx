import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { branchesOf, manyItems, pages, pagesWithIcons } from './pages.fixture.tsx'
import { Tree } from './Tree.tsx'

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { 'aria-label': 'Knowledge base', items: pages },
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

/** The ancestors of the current item are expanded. */
export const Example: Story = { args: { currentId: 'basket' } }

export const WithIcons: Story = { args: { items: pagesWithIcons, defaultExpandedKeys: ['reports', 'access'] } }

const many = manyItems(5000)

/** 5,000 items, all of them expanded: only the visible rows are in the page. */
export const ManyItems: Story = {
  args: {
    'aria-label': 'Data dictionary',
    items: many,
    defaultExpandedKeys: branchesOf(many),
    currentId: 'returns-4-20',
    maxHeight: '480px',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { current: 'page' })).toBeVisible()
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
  },
}
