import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Access pending',
    children: 'Your request was sent. Access may take up to 2 days.',
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Alert: Story = {
  args: { role: 'alertdialog', title: 'Log out?', children: 'What you typed will be lost.' },
}
