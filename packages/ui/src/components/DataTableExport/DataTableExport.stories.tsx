import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTableExport } from './DataTableExport.tsx'
import { ServedExport, sampleJobs } from './served-export.fixture.tsx'

const users = sampleUsers(1240)
const chosen = { include: new Set(users.slice(1, 4).map(({ email }) => email)) }

const meta = {
  title: 'Data/DataTableExport',
  component: DataTableExport,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { fileName: 'users' },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: users }}
      selectionMode="multiple"
      defaultSelection={chosen}
      maxHeight="376px"
    >
      <DataTableToolbar actions={<DataTableExport {...args} />}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>
  ),
} satisfies Meta<typeof DataTableExport>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Export/ }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

/** Three rows are selected; the user can export all instead. */
export const Opened: Story = { play: open }

/** The server makes the file, in one of two formats, and the table tracks it. */
export const MadeByServer: Story = { render: () => <ServedExport />, play: open }

/** Jobs from an earlier visit: one runs, one failed, one is done. */
export const FoundAgain: Story = { render: () => <ServedExport jobs={sampleJobs()} />, play: open }
