import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Sort by one column, then also by another',
  Page: () => <UsersTable />,
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('ArrowUp')
    await listener.press('Enter')
    await listener.press('Enter')
    await listener.press('ArrowRight')
    await listener.press('Shift+Enter')
    await listener.press('Enter')
    await listener.press('Enter')
    await listener.press('Enter')
  },
}
