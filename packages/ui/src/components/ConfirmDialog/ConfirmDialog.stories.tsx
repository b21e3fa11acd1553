import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    tone: 'danger',
    confirmLabel: 'Delete 3 users',
    names: ['Ana Castillo', 'Bruno Haddad', 'Carla Brown'],
    count: 3,
    title: 'Delete these users?',
    message: (count) => t('{count} users will lose access immediately.', { count }),
    children: <p>You can invite them again later.</p>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Unblock: Story = {
  args: {
    tone: 'brand',
    confirmLabel: 'Unblock',
    count: 1,
    title: 'Unblock Ana Castillo?',
    message: undefined,
    children: undefined,
  },
}

export const PlainQuestion: Story = {
  args: {
    tone: 'brand',
    count: undefined,
    title: 'Log out everywhere?',
    message: undefined,
    children: <p>You’ll be logged out on every device, including this one.</p>,
    confirmLabel: 'Log out everywhere',
  },
}

export const WithTrigger: Story = {
  args: { isOpen: undefined, trigger: <Button variant="danger">Delete 3 users</Button> },
}

export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('Offline'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('Delete 3 users') }))
    const alert = await screen.findByRole('alert')
    // Waits for the fade-in.
    await waitFor(() => expect(alert).toBeVisible(), { timeout: 5000 })
  },
}
