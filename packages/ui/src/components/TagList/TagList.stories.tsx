import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TagList } from './TagList.tsx'

const meta = {
  title: 'Data/TagList',
  component: TagList,
  args: {
    label: 'Recipients',
    items: [
      { id: 'dana', label: 'dana@brightfoods.example' },
      { id: 'luis', label: 'luis@brightfoods.example' },
      { id: 'ines', label: 'ines@brightfoods.example' },
    ],
  },
  render: function Kept(args) {
    const [items, setItems] = useState(args.items)
    return <TagList {...args} items={items} onRemove={(gone) => setItems(items.filter(({ id }) => id !== gone))} />
  },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Empty: Story = { args: { items: [], empty: 'No recipients yet. Choose who gets the report.' } }

export const OnlyShown: Story = {
  render: (args) => <TagList {...args} />,
}
