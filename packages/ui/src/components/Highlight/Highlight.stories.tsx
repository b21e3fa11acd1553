import type { Meta, StoryObj } from '@storybook/react-vite'
import { Highlight } from './Highlight.tsx'

const meta = {
  title: 'Data/Highlight',
  component: Highlight,
  args: { children: 'Net sales amount, last 4 weeks', ranges: [[0, 9]] },
  argTypes: { ranges: { control: 'object' } },
} satisfies Meta<typeof Highlight>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const SeveralParts: Story = {
  args: {
    ranges: [
      [4, 9],
      [22, 30],
    ],
  },
}
