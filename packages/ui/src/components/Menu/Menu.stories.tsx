import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    'aria-label': 'Actions for Ana Castillo',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit' },
      { id: 'history', label: 'Activity', href: '#activity' },
      { id: 'resend', label: 'Resend invitation', disabledReason: 'Ana has already logged in.' },
      { id: 'delete', label: 'Delete', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = { args: { defaultOpen: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    const first = await screen.findByRole('menuitem', { name: t('Edit') })
    await waitFor(() => expect(first).toBeVisible())
  },
}
