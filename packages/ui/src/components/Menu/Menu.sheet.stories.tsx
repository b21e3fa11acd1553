import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Icon } from '../../internal/icon.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '660px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minBlockSize: '620px' }}>
      <Menu
        defaultOpen
        trigger={<Button>View</Button>}
        items={[
          { id: 'edit', label: 'Edit', icon: <Icon of={Pencil} /> },
          { id: 'export', label: 'Export', description: 'All rows that match', icon: <Icon of={Download} /> },
          { id: 'delete', label: 'Delete', tone: 'danger', icon: <Icon of={Trash} /> },
        ]}
        sections={[
          {
            id: 'density',
            title: 'Density',
            value: 'compact',
            items: [
              { id: 'comfortable', label: 'Comfortable' },
              { id: 'compact', label: 'Compact' },
            ],
          },
          {
            id: 'columns',
            title: 'Columns',
            values: ['email'],
            items: [
              { id: 'email', label: 'Email' },
              { id: 'rank', label: 'Rank', disabledReason: 'Shown in every view.' },
            ],
          },
          {
            id: 'help',
            'aria-label': 'Help',
            items: [{ id: 'guide', label: 'Guide to views', href: 'https://guide.example', target: '_blank' }],
          },
        ]}
      />
    </div>
  ),
}
