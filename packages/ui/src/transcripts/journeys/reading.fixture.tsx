import { DataTable } from '../../components/DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../../components/DataTable/many-users.fixture.ts'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  title: 'Read a table',
  Page: () => (
    <DataTable
      aria-label="Users"
      columns={fewColumns}
      source={{ rows: sampleUsers(3) }}
      selectionMode="multiple"
      defaultState={{ sort: [{ column: 'name', direction: 'ascending' }] }}
    />
  ),
  async walk(listener) {
    await listener.read(26)
    await listener.press('Tab')
    await listener.press('ArrowRight ArrowRight')
    await listener.press('ArrowDown')
    await listener.press('Control+End')
    await listener.press('Control+Home')
    await listener.press('ArrowUp')
    await listener.press('End')
  },
}
