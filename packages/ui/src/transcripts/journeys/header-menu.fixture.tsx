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
  async walk(listener) {
    await listener.press('Tab Tab')
    await listener.press('ArrowUp')
    await listener.press('ArrowRight')
    await listener.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await listener.press('Enter')
    await listener.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await listener.press('ArrowDown ArrowDown')
    await listener.press('Enter')
    await listener.press('Alt+ArrowDown', () => screen.getByRole('menu'))
    await listener.press('End')
    await listener.press('Enter')
  },
}
