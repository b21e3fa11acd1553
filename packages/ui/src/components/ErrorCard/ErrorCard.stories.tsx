import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorCard } from './ErrorCard.tsx'

const meta = {
  title: 'Feedback/ErrorCard',
  component: ErrorCard,
  args: { children: 'We couldn’t load the users. Check your connection.', onRetry: fn(), headingLevel: 2 },
} satisfies Meta<typeof ErrorCard>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Retrying: Story = { args: { isRetrying: true } }
