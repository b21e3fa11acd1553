import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const save = {
  trigger: <Button>Save view</Button>,
  title: 'Save this view?',
  children: (
    <>
      <Text tone="muted">Saves your columns, order and filters under a name. Only you can see them.</Text>
      <Inline gap={2}>
        <Button variant="primary" size="small">
          Save
        </Button>
        <Button variant="quiet" size="small">
          Not now
        </Button>
      </Inline>
    </>
  ),
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      isFramed
      cellWidth={280}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        Minimal: {
          trigger: <Button>Help</Button>,
          'aria-label': 'Help',
          children: <Text>Only you can see what you save here.</Text>,
        },
        'With everything': save,
      }}
    >
      {(variant) => (
        <OpenOverlay>
          <Popover {...variant} isOpen />
        </OpenOverlay>
      )}
    </Matrix>
  ),
}

/** The popover that its button opens. */
export const AtItsButton: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ minBlockSize: '260px' }}>
      <Popover {...save} defaultOpen />
    </div>
  ),
}
