import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineAlert } from './InlineAlert.tsx'

const meta = {
  title: 'Components/InlineAlert',
  component: InlineAlert,
  args: {
    tone: 'danger',
    title: 'We could not sign you in',
    children: 'Check your email and password, then try again.',
  },
} satisfies Meta<typeof InlineAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
