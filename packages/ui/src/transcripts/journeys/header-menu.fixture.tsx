import { screen } from '@testing-library/react'
import { DataTableColumns } from '../../components/DataTableColumns/DataTableColumns.tsx'
import { DataTableToolbar } from '../../components/DataTableToolbar/DataTableToolbar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Sort, move and hide a column from its own menu',
  Page: () => (
    <UsersTable>
      <DataTableToolbar>
        <DataTableColumns />
      </DataTableToolbar>
    </UsersTable>
  ),
  async run(screenReader) {
    await screenReader.press('Tab Tab')
    await screenReader.press('ArrowUp')
    await screenReader.press('ArrowRight')
    await screenReader.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await screenReader.press('Enter')
    await screenReader.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await screenReader.press('ArrowDown ArrowDown')
    await screenReader.press('Enter')
    await screenReader.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await screenReader.press('End')
    await screenReader.press('Enter')
  },
}
