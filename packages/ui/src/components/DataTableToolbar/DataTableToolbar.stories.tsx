import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

const meta = {
  title: 'Data/DataTableToolbar',
  component: DataTableToolbar,
  args: { children: <DataTableSearch label="Search users" />, actions: <Button>Export</Button> },
  render: (args) => (
    <DataTable aria-label="Users" columns={userColumns} source={{ rows: sampleUsers(4) }}>
      <DataTableToolbar {...args} />
    </DataTable>
  ),
} satisfies Meta<typeof DataTableToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
