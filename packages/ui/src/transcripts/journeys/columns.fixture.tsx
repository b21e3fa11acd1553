import { screen } from '@testing-library/react'
import { DataTableColumns } from '../../components/DataTableColumns/DataTableColumns.tsx'
import { DataTableToolbar } from '../../components/DataTableToolbar/DataTableToolbar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Hide, move and pin columns in their panel',
  Page: () => (
    <UsersTable>
      <DataTableToolbar>
        <DataTableColumns />
      </DataTableToolbar>
    </UsersTable>
  ),
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Enter', () => screen.getByRole('dialog'))
    await listener.press('Tab')
    await listener.press('ArrowDown')
    await listener.press('Space')
    await listener.press('Space')
    await listener.press('Alt+ArrowUp')
    await listener.press('ArrowRight')
    await listener.press('ArrowRight')
    await listener.press('ArrowRight')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('ArrowDown')
    await listener.press('Enter')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('Escape')
  },
}
