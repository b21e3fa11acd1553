import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Dialog isOpen onOpenChange={fn()} title="Access pending" actions={<Button variant="primary">Got it</Button>}>
      Your request for Report Builder was sent. Access may take up to 2 days.
    </Dialog>
  ),
}
