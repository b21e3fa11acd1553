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
  async run(screenReader) {
    await screenReader.read(26)
    await screenReader.press('Tab')
    await screenReader.press('ArrowRight ArrowRight')
    await screenReader.press('ArrowDown')
    await screenReader.press('Control+End')
    await screenReader.press('Control+Home')
    await screenReader.press('ArrowUp')
    await screenReader.press('End')
  },
}
