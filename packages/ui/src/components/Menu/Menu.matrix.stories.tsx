import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Surface } from '../../docs/Surface.tsx'
import { Icon } from '../../internal/icon.tsx'
import type { MenuItem, MenuSection } from './menu-types.ts'
import { MenuRows } from './MenuRows.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const actions: MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <Icon of={Pencil} /> },
  { id: 'export', label: 'Export', description: 'All matching rows', icon: <Icon of={Download} /> },
  { id: 'delete', label: 'Delete', tone: 'danger', icon: <Icon of={Trash} /> },
]

const sections: MenuSection[] = [
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
    items: [
      { id: 'views', label: 'Views', href: '#views', isCurrent: true },
      { id: 'guide', label: 'Guide to views', href: 'https://guide.example', target: '_blank' },
    ],
  },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={140}
        states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
        variants={{ Closed: 'Actions for Ana Castillo' }}
      >
        {(label, state) => <Menu {...state} aria-label={label} items={actions} />}
      </Matrix>
      <Matrix
        isFramed
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ focus: '[data-key=edit]' }}
        variants={{ 'Open, actions': { items: actions } }}
      >
        {(variant, _state, name) => (
          <Surface kind="menu">
            <MenuRows {...variant} aria-label={name} />
          </Surface>
        )}
      </Matrix>
      <Examples
        isFramed
        cellWidth={280}
        of={{
          'Open, one action': (
            <Surface kind="menu">
              <MenuRows aria-label="One action" items={actions.slice(0, 1)} />
            </Surface>
          ),
          'Open, in sections': (
            <Surface kind="menu">
              <MenuRows aria-label="In sections" sections={sections} />
            </Surface>
          ),
        }}
      />
    </>
  ),
}
