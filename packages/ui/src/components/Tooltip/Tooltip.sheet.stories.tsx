import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '340px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '72px', justifyItems: 'center', paddingBlock: '64px' }}>
      <Tooltip content="All 1,240 rows, not only this page" isOpen>
        <Button>Export</Button>
      </Tooltip>
      <Tooltip
        content="Rows that you cannot see because of a filter are exported too, as long as they match the search."
        placement="bottom"
        isOpen
      >
        <Button>Export all</Button>
      </Tooltip>
    </div>
  ),
}
