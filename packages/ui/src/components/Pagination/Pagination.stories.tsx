import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 25, rowCount: 1240, onChange: fn() },
  render: function Rows(args) {
    const [value, setValue] = useState({ page: args.page, pageSize: args.pageSize })
    return <Pagination {...args} {...value} onChange={setValue} />
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const FewPages: Story = { args: { page: 1, rowCount: 60 } }

export const NoRows: Story = { args: { page: 1, rowCount: 0 } }
