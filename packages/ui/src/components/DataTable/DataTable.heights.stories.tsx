import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { say } from '../../samples/say.ts'
import { translated } from '../../samples/translated.ts'
import { DataTableColumns } from '../DataTableColumns/DataTableColumns.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTable } from './DataTable.tsx'
import { sampleUsers } from './many-users.sample.ts'
import { expectStacked } from './stacked.sample.ts'
import { narrowColumns } from './user-rows.sample.tsx'

const meta = {
  title: 'Data/DataTable',
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const users = sampleUsers(1240)

/** Rows of several lines, which stand one below another however they are scrolled, sorted, searched or drawn closer. */
export const RowsOfTheirOwnHeights: StoryObj<typeof meta> = {
  render: () =>
    translated(
      <DataTable aria-label="Users" columns={narrowColumns} source={{ rows: users }} lines="all" showAllColumns>
        <DataTableToolbar actions={<DataTableColumns />}>
          <DataTableSearch label="Search users" />
        </DataTableToolbar>
      </DataTable>,
    ),
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await expectStacked(grid)
    grid.scrollTop = 4000
    await expectStacked(grid)

    const name = within(grid).getByRole('columnheader', { name: say('Name') })
    await userEvent.click(within(name).getByRole('button', { name: say('Name') }))
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'))
    await expectStacked(grid)

    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, '1')
    await waitFor(() => expect(grid).not.toHaveAttribute('aria-rowcount', '1241'))
    await expectStacked(grid)
    await userEvent.clear(search)
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1241'))
    await expectStacked(grid)

    await userEvent.click(canvas.getByRole('button', { name: say('Columns') }))
    const [, , compact] = await screen.findAllByRole('radio')
    if (!compact) throw new Error('Nothing draws rows closer.')
    await userEvent.click(compact)
    await waitFor(() => expect(grid.closest('[data-density]')).toHaveAttribute('data-density', 'compact'))
    await expectStacked(grid)
    await userEvent.keyboard('{Escape}')
  },
}
