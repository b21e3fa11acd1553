import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix } from '../../docs/Matrix.tsx'
import { ActionList } from './ActionList.tsx'

const meta = {
  title: 'Actions/ActionList',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        'With descriptions': [
          { id: 'admin', title: 'Supplier admin', description: 'admin@brightfoods.example' },
          { id: 'user', title: 'Supplier user', description: 'user@brightfoods.example' },
          { id: 'plain', title: 'Without a description' },
        ],
        'One action': [{ id: 'user', title: 'Supplier user' }],
      }}
    >
      {(items, state, name) => <ActionList {...state} aria-label={name} items={items} onAction={fn()} />}
    </Matrix>
  ),
}
