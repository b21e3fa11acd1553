import { screen } from '@testing-library/react'
import { userMenu } from '../../components/DataTable/user-rows.fixture.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Open a row’s details and its menu',
  Page: () => <UsersTable rowActions={userMenu} renderDetail={({ email }) => email} />,
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('ArrowDown')
    await screenReader.press('ArrowUp')
    await screenReader.press('Enter')
    await screenReader.press('End')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('ArrowDown')
    await screenReader.press('Escape')
  },
}
