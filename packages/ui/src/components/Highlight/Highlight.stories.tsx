import type { Meta, StoryObj } from '@storybook/react-vite'
import { Highlight } from './Highlight.tsx'

const meta = {
  title: 'Data/Highlight',
  component: Highlight,
  // Technical names are the same in every language.
  args: { children: 'net_sales_amt', ranges: [[0, 3]] },
  argTypes: { ranges: { control: false } },
} satisfies Meta<typeof Highlight>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const SeveralParts: Story = {
  args: {
    ranges: [
      [0, 3],
      [10, 13],
    ],
  },
}
