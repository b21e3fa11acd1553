import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

const meta = {
  title: 'Data/DataTableRowMenu',
  component: DataTableRowMenu,
  args: {
    'aria-label': 'Actions for Ana Castillo',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit' },
      { id: 'resend', label: 'Resend invitation', disabledReason: 'Ana has signed in already.' },
      { id: 'delete', label: 'Delete', tone: 'danger' },
    ],
  },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(4) }}
      rowActions={({ name }) => <DataTableRowMenu {...args} aria-label={`Actions for ${name}`} />}
    />
  ),
} satisfies Meta<typeof DataTableRowMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ana Castillo' }))
    const first = await screen.findByRole('menuitem', { name: 'Edit' })
    await waitFor(() => expect(first).toBeVisible())
  },
}
