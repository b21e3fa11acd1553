import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Related content' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
