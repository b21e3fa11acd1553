import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

const meta = {
  title: 'Data/DataTableRowMenu',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(3) }}
      rowActions={({ name }) => (
        <DataTableRowMenu aria-label={`Actions for ${name}`} items={[{ id: 'edit', label: 'Edit' }]} />
      )}
    />
  ),
}
