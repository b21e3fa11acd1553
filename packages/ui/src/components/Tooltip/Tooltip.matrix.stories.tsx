import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

interface WithRoomProps {
  /** Space below the button for the tooltip. */
  isBelow?: boolean
  children: ReactNode
}

const WithRoom = ({ isBelow = false, children }: WithRoomProps) => (
  <div
    style={{
      display: 'grid',
      inlineSize: '100%',
      placeItems: isBelow ? 'start center' : 'center',
      paddingBlock: '16px',
      boxSizing: 'border-box',
      blockSize: '168px',
    }}
  >
    {children}
  </div>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      isFramed
      of={{
        Above: (
          <WithRoom>
            <Tooltip content="All 1,240 rows, not only this page" isOpen>
              <Button>Export</Button>
            </Tooltip>
          </WithRoom>
        ),
        Below: (
          <WithRoom isBelow>
            <Tooltip
              content="Rows hidden by a filter are exported too, if they match the search."
              placement="bottom"
              isOpen
            >
              <Button>Export all</Button>
            </Tooltip>
          </WithRoom>
        ),
        'At the start': (
          <WithRoom>
            <Tooltip content="4 users" placement="start" isOpen>
              <Button>Export</Button>
            </Tooltip>
          </WithRoom>
        ),
        'At the end': (
          <WithRoom>
            <Tooltip content="4 users" placement="end" isOpen>
              <Button>Export</Button>
            </Tooltip>
          </WithRoom>
        ),
      }}
    />
  ),
}
