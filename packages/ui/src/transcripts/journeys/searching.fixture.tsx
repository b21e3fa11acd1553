import { screen } from '@testing-library/react'
import { DataTableSearch } from '../../components/DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../../components/DataTableToolbar/DataTableToolbar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Search, get no results and start over',
  Page: () => (
    <UsersTable>
      <DataTableToolbar>
        <DataTableSearch label="Search users" delay={60_000} />
      </DataTableToolbar>
    </UsersTable>
  ),
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.type('ana')
    await screenReader.press('Enter')
    await screenReader.type('x')
    await screenReader.press('Enter')
    await screenReader.press('Tab Tab', () => screen.getByRole('heading'))
    await screenReader.press('Shift+Tab Shift+Tab')
    await screenReader.press('Escape')
  },
}
