import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTableColumns } from './DataTableColumns.tsx'

const meta = {
  title: 'Data/DataTableColumns',
  component: DataTableColumns,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(8) }}
      defaultState={{ hiddenColumns: ['products'], pinnedColumns: { name: 'start' } }}
      showAllColumns
    >
      <DataTableToolbar actions={<DataTableColumns {...args} />}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>
  ),
} satisfies Meta<typeof DataTableColumns>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

/** The menu beside each column's name, which sorts, moves, pins and hides it. */
export const HeaderMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = within(await canvas.findByRole('columnheader', { name: t('Email') }))
    await userEvent.click(await head.findByRole('button', { expanded: false }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
