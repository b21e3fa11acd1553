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
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('textbox'))
    await screenReader.type('a')
    await screenReader.press('Enter')
    await screenReader.press('Shift+Enter')
    await screenReader.type('x')
    await screenReader.press('Backspace')
    await screenReader.press('F3')
    await screenReader.press('Escape')
  },
}
