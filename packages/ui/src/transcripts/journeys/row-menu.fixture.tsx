import { screen } from '@testing-library/react'
import { userMenu } from '../../components/DataTable/user-rows.fixture.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Open a row’s details and its menu',
  Page: () => <UsersTable rowActions={userMenu} renderDetail={({ email }) => email} />,
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('ArrowDown')
    await listener.press('ArrowUp')
    await listener.press('Enter')
    await listener.press('End')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('ArrowDown')
    await listener.press('Escape')
  },
}
