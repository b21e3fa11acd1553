import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTablePagination } from './DataTablePagination.tsx'

const meta = {
  title: 'Data/DataTablePagination',
  component: DataTablePagination,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(120) }}
      defaultState={{ pageSize: 10 }}
      footerActions={<DataTablePagination {...args} />}
    />
  ),
} satisfies Meta<typeof DataTablePagination>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
