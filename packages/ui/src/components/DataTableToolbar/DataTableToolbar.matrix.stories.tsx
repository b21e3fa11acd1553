import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Examples } from '../../docs/Matrix.tsx'
import { fewColumns } from '../../docs/few-columns.ts'
import { translated } from '../../story-texts/translated.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableFilter } from '../DataTableFilter/DataTableFilter.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Select } from '../Select/Select.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

const options = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }))
const types = options(['Supplier', 'Third Party User'])
const products = options(['Channel Insights', 'Report Builder', 'Shopper Behavior'])
const users = sampleUsers(4)

const meta = {
  title: 'Data/DataTableToolbar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const table = (name: string, toolbar: ReactNode) => (
  <DataTable
    aria-label={name}
    columns={fewColumns}
    source={{ rows: users }}
    defaultState={{ pageSize: 2, filters: { products: ['Report Builder', 'Shopper Behavior'] } }}
  >
    {toolbar}
  </DataTable>
)

const typeFilter = (
  <DataTableFilter<string | null> id="type">
    {({ value, onChange }) =>
      translated(
        <Select label="Type" placeholder="All types" options={types} value={value} onChange={onChange} isClearable />,
      )
    }
  </DataTableFilter>
)

const productsFilter = (
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
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={1200}
      of={{
        'A search and an action': (
          <DataTable aria-label="A search and an action" columns={fewColumns} source={{ rows: users.slice(0, 1) }}>
            <DataTableToolbar actions={<Button variant="primary">Add user</Button>}>
              <DataTableSearch label="Search users" />
            </DataTableToolbar>
          </DataTable>
        ),
        'Many filters, one in use': table(
          'Many filters, one in use',
          <DataTableToolbar
            actions={
              <>
                <Button>Export</Button>
                <Button variant="primary">Add user</Button>
              </>
            }
          >
            <DataTableSearch label="Search users" />
            {typeFilter}
            {productsFilter}
            <DateRangePicker label="Last sign-in" />
          </DataTableToolbar>,
        ),
        'States of its fields': table(
          'States of its fields',
          <DataTableToolbar>
            <Select label="Disabled" placeholder="All types" options={types} isDisabled />
            <Select label="Invalid" placeholder="All types" options={types} isInvalid />
            <Select label="With help" description="Label stays above" placeholder="All types" options={types} />
            <Button variant="quiet">Columns</Button>
          </DataTableToolbar>,
        ),
      }}
    />
  ),
}
