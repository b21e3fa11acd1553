import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', children: 'Active' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Filled: Story = { args: { tone: 'spark', variant: 'filled', children: 'Access pending' } }
