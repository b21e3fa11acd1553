import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SeeMoreText } from './SeeMoreText.tsx'

const meta = {
  title: 'Data/SeeMoreText',
  component: SeeMoreText,
  args: { children: 'Channel Insights, Customer Perception, Digital Landscapes, Shopper Behavior', limit: 40 },
} satisfies Meta<typeof SeeMoreText>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Expanded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: false }))
    await expect(canvas.getByText(args.children)).toBeVisible()
  },
}
