import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTablePagination } from './DataTablePagination.tsx'

const meta = {
  title: 'Data/DataTablePagination',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(1240) }}
      defaultState={{ pageSize: 10, page: 3 }}
      below={<DataTablePagination />}
    />
  ),
}
