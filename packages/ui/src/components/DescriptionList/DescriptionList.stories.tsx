import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'name', term: 'Business name', description: 'Net sales amount' },
      { id: 'technical', term: 'Technical name', description: 'net_sales_amt' },
      { id: 'definition', term: 'Definition', description: 'Sales after returns and discounts, before tax.' },
      { id: 'product', term: 'Product', description: 'Shopper Behavior' },
      { id: 'synonyms', term: 'Synonyms' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Aside: Story = { args: { layout: 'aside' } }

export const Columns: Story = { args: { layout: 'columns' } }
