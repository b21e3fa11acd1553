import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { say } from '../../samples/say.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.sample.ts'
import { Select } from '../Select/Select.tsx'
import { DataTableFilter } from './DataTableFilter.tsx'

const meta = {
  title: 'Data/DataTableFilter',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable
      aria-label="Users"
      columns={fewColumns}
      source={{ rows: sampleUsers(8) }}
      defaultState={{ filters: { type: 'Supplier' } }}
    >
      <DataTableFilter<'Supplier' | null> id="type">
        {({ value, onChange }) => (
          <Select
            label={say('Type')}
            options={[{ id: 'Supplier', label: say('Supplier') }]}
            value={value}
            onChange={onChange}
          />
        )}
      </DataTableFilter>
    </DataTable>
  ),
}
