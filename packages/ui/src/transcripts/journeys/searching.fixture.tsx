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
  async walk(listener) {
    await listener.press('Tab')
    await listener.type('ana')
    await listener.press('Enter')
    await listener.type('x')
    await listener.press('Enter')
    await listener.press('Tab Tab', () => screen.getByRole('heading'))
    await listener.press('Shift+Tab Shift+Tab')
    await listener.press('Escape')
  },
}
