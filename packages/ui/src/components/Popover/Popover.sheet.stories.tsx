import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '300px' } }, layout: 'padded' },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minBlockSize: '260px' }}>
      <Popover trigger={<Button>Save view</Button>} title="Save this view?" defaultOpen>
        <Text tone="muted">Columns, order and filters are kept under a name, for you alone.</Text>
        <Inline gap={2}>
          <Button variant="primary" size="small">
            Save
          </Button>
          <Button variant="quiet" size="small">
            Not now
          </Button>
        </Inline>
      </Popover>
    </div>
  ),
}
