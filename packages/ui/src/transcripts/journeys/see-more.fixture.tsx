import { sampleUsers, userColumns } from '../../components/DataTable/many-users.fixture.ts'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Journey } from '../journey.ts'

const columns = userColumns.filter(({ id }) => id === 'name' || id === 'products')

export const journey: Journey = {
  title: 'Read a long text to its end',
  Page: () => <DataTable aria-label="Users" columns={columns} source={{ rows: sampleUsers(4) }} />,
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('ArrowDown ArrowDown')
    await listener.press('ArrowRight')
    await listener.press('Enter')
    await listener.press('Enter')
    await listener.press('Enter')
    await listener.press('Escape')
  },
}
