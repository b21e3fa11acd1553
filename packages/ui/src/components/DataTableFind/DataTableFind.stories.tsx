import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTableFind } from './DataTableFind.tsx'

const users = sampleUsers(120)

const meta = {
  title: 'Data/DataTableFind',
  component: DataTableFind,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: users }}
      defaultState={{ pageSize: 10 }}
      footerActions={<DataTablePagination />}
    >
      <DataTableToolbar actions={<DataTableFind {...args} />}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>
  ),
} satisfies Meta<typeof DataTableFind>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** Opened with Ctrl+F, at the third match, which is on another page. */
export const Found: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [cell] = await canvas.findAllByRole('rowheader')
    cell?.focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    // The bar loads late, so another field could match first.
    await waitFor(() => expect(canvasElement.querySelector('[data-bars] input')).toHaveFocus())
    await userEvent.keyboard('castillo')
    const current = () => canvas.getByRole('grid').querySelector('[data-find-current]')
    await waitFor(() => expect(current()).toHaveTextContent('Ana Castillo'))
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(current()).toHaveTextContent('Luis Castillo'))
  },
}
