import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SessionTimeoutAlert } from './SessionTimeoutAlert.tsx'

const meta = {
  title: 'Overlays/SessionTimeoutAlert',
  component: SessionTimeoutAlert,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    endsAt: 119_000,
    now: () => 0,
    onExtend: fn(),
    onLogOut: fn(),
    onLogIn: fn(),
  },
} satisfies Meta<typeof SessionTimeoutAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Extending: Story = { args: { isExtending: true } }

export const Failed: Story = {
  args: { errorMessage: 'We couldn’t reach the server. Check your connection and try again.' },
}

export const Ended: Story = { args: { isEnded: true } }
