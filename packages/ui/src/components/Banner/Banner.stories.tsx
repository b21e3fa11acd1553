import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    tone: 'spark',
    title: 'Customer Pulse opens to everyone on March 3.',
    children: 'See what’s new in the release notes.',
    onDismiss: fn(),
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Slim: Story = {
  args: { isSlim: true },
  globals: { viewport: { value: 'w390' } },
}

export const Stays: Story = { args: { tone: 'warning', onDismiss: undefined } }
