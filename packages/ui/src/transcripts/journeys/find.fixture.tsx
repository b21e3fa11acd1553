import { screen } from '@testing-library/react'
import { DataTableFind } from '../../components/DataTableFind/DataTableFind.tsx'
import { DataTableToolbar } from '../../components/DataTableToolbar/DataTableToolbar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Find text in the rows',
  Page: () => (
    <UsersTable>
      <DataTableToolbar>
        <DataTableFind />
      </DataTableToolbar>
    </UsersTable>
  ),
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Enter', () => screen.getByRole('textbox'))
    await listener.type('a')
    await listener.press('Enter')
    await listener.press('Shift+Enter')
    await listener.type('x')
    await listener.press('Backspace')
    await listener.press('F3')
    await listener.press('Escape')
  },
}
