import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Dana Reyes' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Large: Story = { args: { size: 'large' } }
