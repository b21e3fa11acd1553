import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

const meta = {
  title: 'Data/DataTableToolbar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable aria-label="Users" columns={userColumns} source={{ rows: sampleUsers(2) }}>
      <DataTableToolbar actions={<Button>Export</Button>}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
      <DataTableToolbar aria-label="More tools">
        <Button>Filters</Button>
        <Button variant="quiet">Clear</Button>
      </DataTableToolbar>
    </DataTable>
  ),
}
