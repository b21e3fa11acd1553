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
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('dialog'))
    await screenReader.press('Tab')
    await screenReader.press('ArrowDown')
    await screenReader.press('Space')
    await screenReader.press('Space')
    await screenReader.press('Alt+ArrowUp')
    await screenReader.press('ArrowRight')
    await screenReader.press('ArrowRight')
    await screenReader.press('ArrowRight')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('ArrowDown')
    await screenReader.press('Enter')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('Escape')
  },
}
