import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: {
    until: 119_000,
    now: () => 0,
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Large: Story = { args: { size: 'large' } }
