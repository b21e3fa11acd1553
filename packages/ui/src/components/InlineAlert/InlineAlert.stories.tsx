import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const meta = {
  title: 'Feedback/InlineAlert',
  component: InlineAlert,
  args: {
    tone: 'danger',
    title: 'We couldn’t log you in',
    children: 'Check your email and password, then try again.',
  },
} satisfies Meta<typeof InlineAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Your access ends in 3 days',
    children: 'Request more time before March 3.',
    actions: <Link href="#access">My access</Link>,
  },
}

export const Dismissable: Story = {
  args: { tone: 'success', title: undefined, children: 'Your preferences are saved.', onDismiss: fn() },
}
