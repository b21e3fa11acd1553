import { screen } from '@testing-library/react'
import { DataTableFilters } from '../../components/DataTableFilters/DataTableFilters.tsx'
import { userFilters } from '../../components/DataTableFilters/filters.fixture.ts'
import { DataTableToolbar } from '../../components/DataTableToolbar/DataTableToolbar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Add a filter chip, change it and remove it',
  Page: () => (
    <UsersTable>
      <DataTableToolbar>
        <DataTableFilters filters={userFilters()} />
      </DataTableToolbar>
    </UsersTable>
  ),
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('dialog'))
    await screenReader.press('Space')
    await screenReader.press('Escape')
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('Escape')
  },
}
