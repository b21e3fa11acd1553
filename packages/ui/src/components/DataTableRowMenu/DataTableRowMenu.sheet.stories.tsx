import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { say } from '../../samples/say.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.sample.ts'
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
      columns={fewColumns}
      source={{ rows: sampleUsers(3) }}
      rowActions={({ name }) => (
        <DataTableRowMenu
          aria-label={say('Actions for {name}', { name })}
          items={[{ id: 'edit', label: say('Edit') }]}
        />
      )}
    />
  ),
}
