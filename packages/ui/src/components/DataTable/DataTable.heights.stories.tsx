import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTableColumns } from '../DataTableColumns/DataTableColumns.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTable } from './DataTable.tsx'
import { sampleUsers } from './many-users.fixture.ts'
import { expectStacked } from './stacked.fixture.ts'
import { narrowColumns } from './user-rows.fixture.tsx'

const meta = {
  title: 'Data/DataTable',
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const users = sampleUsers(1240)

/** Rows of several lines, which stay below one another after scrolling, sorting, searching and density changes. */
export const RowsOfTheirOwnHeights: StoryObj<typeof meta> = {
  render: () =>
    translated(
      <DataTable aria-label="Users" columns={narrowColumns} source={{ rows: users }} maxLines="all" showAllColumns>
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

    const name = within(grid).getByRole('columnheader', { name: t('Name') })
    await userEvent.click(within(name).getByRole('button', { name: t('Name') }))
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'))
    await expectStacked(grid)

    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, '1')
    await waitFor(() => expect(grid).not.toHaveAttribute('aria-rowcount', '1241'))
    await expectStacked(grid)
    await userEvent.clear(search)
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1241'))
    await expectStacked(grid)

    await userEvent.click(canvas.getByRole('button', { name: t('Columns') }))
    const [, , compact] = await screen.findAllByRole('radio')
    if (!compact) throw new Error('Nothing draws rows closer.')
    await userEvent.click(compact)
    await waitFor(() => expect(grid.closest('[data-density]')).toHaveAttribute('data-density', 'compact'))
    await expectStacked(grid)
    await userEvent.keyboard('{Escape}')
  },
}
