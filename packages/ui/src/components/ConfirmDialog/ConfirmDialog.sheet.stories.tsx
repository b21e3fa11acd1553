import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={fn()}
      onConfirm={fn()}
      tone="danger"
      confirmLabel="Block"
      count={25}
      title="Block these users?"
    >
      <p>They are signed out at once and can be unblocked for 90 days.</p>
    </ConfirmDialog>
  ),
}
