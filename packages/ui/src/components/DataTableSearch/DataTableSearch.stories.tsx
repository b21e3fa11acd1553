import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from './DataTableSearch.tsx'

const meta = {
  title: 'Data/DataTableSearch',
  component: DataTableSearch,
  args: { label: 'Search users' },
  render: (args) => (
    <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(8) }}>
      <DataTableSearch {...args} />
    </DataTable>
  ),
} satisfies Meta<typeof DataTableSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
