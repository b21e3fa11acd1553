import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fewColumns } from '../../docs/few-columns.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
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
  component: DataTableToolbar,
  args: { children: <DataTableSearch label="Search users" />, actions: <Button>Export</Button> },
  render: (args) => (
    <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(4) }}>
      <DataTableToolbar {...args} />
    </DataTable>
  ),
} satisfies Meta<typeof DataTableToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** Search, one choice, several choices, days and a button, all at one height. */
export const Filters: Story = {
  args: {
    children: (
      <>
        <DataTableSearch label="Search users" />
        <Select label="Type" placeholder="All types" options={types} />
        <MultiSelect
          label="Products"
          placeholder="All products"
          options={products}
          defaultValues={['Report Builder']}
        />
        <DateRangePicker label="Last sign-in" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole('searchbox').closest('fieldset') as HTMLElement
    const controls = [...toolbar.querySelectorAll(':scope > div > :not(template)')]
    const heights = controls.map((control) => Math.round(control.getBoundingClientRect().height))
    await expect(controls).toHaveLength(5)
    await expect(new Set(heights).size).toBe(1)
  },
}
