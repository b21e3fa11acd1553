import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.sample.ts'
import { DataTableSearch } from './DataTableSearch.tsx'

const meta = {
  title: 'Data/DataTableSearch',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable
      aria-label="Users"
      columns={fewColumns}
      source={{ rows: sampleUsers(24) }}
      defaultState={{ search: 'castillo' }}
    >
      <DataTableSearch label="Search users" />
    </DataTable>
  ),
}
