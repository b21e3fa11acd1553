import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionList } from './ActionList.tsx'

const meta = {
  title: 'Actions/ActionList',
  component: ActionList,
  args: {
    'aria-label': 'Demo accounts',
    onAction: fn(),
    items: [
      { id: 'admin', title: 'Supplier admin', description: 'admin@brightfoods.example' },
      { id: 'user', title: 'Supplier user', description: 'user@brightfoods.example' },
    ],
  },
} satisfies Meta<typeof ActionList>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
