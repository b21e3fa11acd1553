import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

const meta = {
  title: 'Data/DataTableSelectionBar',
  component: DataTableSelectionBar,
  args: { children: <Button>Block</Button> },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={fewColumns}
      source={{ rows: sampleUsers(6) }}
      selectionMode="multiple"
      defaultSelection={{ include: new Set(['ana.castillo@brightfoods.example']) }}
      footerActions={<DataTableSelectionBar {...args} />}
    />
  ),
} satisfies Meta<typeof DataTableSelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
