import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { t } from '../../story-texts/translate.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import { Select } from '../Select/Select.tsx'
import { DataTableFilter } from './DataTableFilter.tsx'

const types = ['Supplier', 'Third Party User']

const meta = {
  title: 'Data/DataTableFilter',
  component: DataTableFilter,
  args: {
    id: 'type',
    children: ({ value, onChange }) => (
      <Select
        label={t('Type')}
        placeholder={t('All types')}
        options={types.map((type) => ({ id: type, label: t(type) }))}
        value={value as string | undefined}
        onChange={onChange}
      />
    ),
  },
  render: (args) => (
    <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(8) }}>
      <DataTableFilter {...args} />
    </DataTable>
  ),
} satisfies Meta<typeof DataTableFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
