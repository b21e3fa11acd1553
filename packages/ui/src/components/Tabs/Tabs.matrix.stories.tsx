import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Layout/Tabs',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = [
  { id: 'active', label: 'Active users', count: 1240, content: 'People who can log in.' },
  { id: 'pending', label: 'Pending users', count: 60, content: 'People who haven’t accepted their invitation.' },
  { id: 'blocked', label: 'Blocked users', count: 25, content: 'People who can’t log in.' },
  { id: 'requests', label: 'Access requests', count: 40, content: 'Requests to review.' },
]

const details = [
  { id: 'details', label: 'Details', content: 'Name and role.' },
  { id: 'activity', label: 'Activity', content: 'Recent activity.' },
  { id: 'audit', label: 'Audit', content: 'Nothing yet.', isDisabled: true },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={900}
      states={['rest', 'hover', 'focus']}
      on={{ focus: '[role=tab][aria-selected=true]' }}
      variants={{ 'With counts': users, 'One disabled': details }}
    >
      {(items, _state, name) => <Tabs aria-label={name} items={items} />}
    </Matrix>
  ),
}
