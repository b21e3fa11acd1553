import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableFind } from './DataTableFind.tsx'

const meta = {
  title: 'Data/DataTableFind',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ rows: sampleUsers(6) }}
      selectionMode="multiple"
      defaultSelection={{ include: new Set(sampleUsers(2).map(({ email }) => email)) }}
    >
      <DataTableFind />
    </DataTable>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { expanded: false })
    if (button) await userEvent.click(button)
    await waitFor(() => expect(canvasElement.querySelector('[data-bars] input')).toHaveFocus())
    await userEvent.keyboard('an')
    const current = () => canvas.getByRole('grid').querySelector('[data-find-current]')
    await waitFor(() => expect(current()).not.toBeNull())
  },
}
