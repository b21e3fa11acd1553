import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fewColumns } from '../../docs/few-columns.ts'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

const meta = {
  title: 'Data/DataTableRowMenu',
  component: DataTableRowMenu,
  args: {
    'aria-label': 'Actions for Ana Castillo',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit' },
      { id: 'resend', label: 'Resend invitation', disabledReason: 'Ana has already logged in.' },
      { id: 'delete', label: 'Delete', tone: 'danger' },
    ],
  },
  render: (args) => (
    <DataTable
      aria-label="Users"
      columns={fewColumns}
      source={{ rows: sampleUsers(4) }}
      rowActions={({ name }) =>
        translated(<DataTableRowMenu {...args} aria-label={t('Actions for {name}', { name })} />)
      }
    />
  ),
} satisfies Meta<typeof DataTableRowMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('Actions for {name}', { name: 'Ana Castillo' }) }),
    )
    const first = await screen.findByRole('menuitem', { name: t('Edit') })
    await waitFor(() => expect(first).toBeVisible())
  },
}
