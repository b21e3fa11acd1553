import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTableFilters } from './DataTableFilters.tsx'
import { userFilters } from './filters.fixture.ts'

const meta = {
  title: 'Data/DataTableFilters',
  component: DataTableFilters,
  args: { filters: [] },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(60) }}
      defaultState={{
        pageSize: 5,
        filters: { type: ['Supplier'], lastLogin: { start: '2026-01-10', end: '2026-02-10' } },
      }}
    >
      <DataTableToolbar>
        <DataTableSearch label="Search users" />
        <DataTableFilters {...args} filters={userFilters()} />
      </DataTableToolbar>
    </DataTable>
  ),
} satisfies Meta<typeof DataTableFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** A press on a chip opens its editor. */
export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    const [chip] = await canvas.findAllByRole('button', { expanded: false })
    if (chip) await userEvent.click(chip)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
