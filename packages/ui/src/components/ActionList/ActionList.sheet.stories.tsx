import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionList } from './ActionList.tsx'

const meta = {
  title: 'Actions/ActionList',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <ActionList
      aria-label="Demo accounts"
      onAction={fn()}
      items={[
        { id: 'admin', title: 'Admin of a supplier', description: 'admin@brightfoods.example' },
        { id: 'user', title: 'Supplier user', description: 'user@brightfoods.example' },
        { id: 'plain', title: 'Without a description' },
      ]}
    />
  ),
}
