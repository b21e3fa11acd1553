import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'Users',
    items: [
      { id: 'active', label: 'Active users', count: 1240, content: 'People who can log in.' },
      { id: 'pending', label: 'Pending users', count: 60, content: 'People who haven’t accepted their invitation.' },
      { id: 'blocked', label: 'Blocked users', count: 25, content: 'People who can’t log in.' },
      { id: 'requests', label: 'Access requests', count: 40, content: 'Requests to review.' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Manual: Story = { args: { keyboardActivation: 'manual', defaultValue: 'pending' } }
