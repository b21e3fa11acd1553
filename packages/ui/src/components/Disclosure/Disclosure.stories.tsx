import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: {
    title: 'How do I search by technical name?',
    headingLevel: 2,
    children: 'Enter it as it appears in your data, for example net_sales_amt. Part of it is enough.',
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = { args: { defaultExpanded: true } }
