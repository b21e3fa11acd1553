import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { translated } from '../../samples/translated.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.sample.ts'
import { DataTableFilter } from '../DataTableFilter/DataTableFilter.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Select } from '../Select/Select.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

const options = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }))
const types = options(['Supplier', 'Third Party User'])
const products = options(['Channel Insights', 'Report Builder', 'Shopper Behavior'])

const meta = {
  title: 'Data/DataTableToolbar',
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
      defaultState={{ pageSize: 2, filters: { products: ['Report Builder', 'Shopper Behavior'] } }}
    >
      <DataTableToolbar actions={<Button>Export</Button>}>
        <DataTableSearch label="Search users" />
        <DataTableFilter<string | null> id="type">
          {({ value, onChange }) =>
            translated(
              <Select
                label="Type"
                placeholder="All types"
                options={types}
                value={value}
                onChange={onChange}
                isClearable
              />,
            )
          }
        </DataTableFilter>
        <DataTableFilter<readonly string[]> id="products">
          {({ value = [], onChange }) =>
            translated(
              <MultiSelect
                label="Products"
                placeholder="All products"
                options={products}
                values={value}
                onChange={onChange}
              />,
            )
          }
        </DataTableFilter>
        <DateRangePicker label="Last sign-in" />
      </DataTableToolbar>
      <DataTableToolbar aria-label="Other states">
        <Select label="Disabled" placeholder="All types" options={types} isDisabled />
        <Select label="Wrong" placeholder="All types" options={types} isInvalid />
        <Select label="With help" description="Keeps its label above" placeholder="All types" options={types} />
        <Button variant="quiet">Columns</Button>
      </DataTableToolbar>
    </DataTable>
  ),
}
