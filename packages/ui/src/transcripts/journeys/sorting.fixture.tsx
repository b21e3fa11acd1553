import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Sort by one column, then also by another',
  Page: () => <UsersTable />,
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('ArrowUp')
    await screenReader.press('Enter')
    await screenReader.press('Enter')
    await screenReader.press('ArrowRight')
    await screenReader.press('Shift+Enter')
    await screenReader.press('Enter')
    await screenReader.press('Enter')
    await screenReader.press('Enter')
  },
}
