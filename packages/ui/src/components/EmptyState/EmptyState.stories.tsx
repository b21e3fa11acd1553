import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No users match “Tremblai”',
    children: 'Check the spelling, or search by email.',
    picture: 'search',
    headingLevel: 2,
    actions: <Button>Clear search</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Large: Story = { args: { size: 'large' } }
