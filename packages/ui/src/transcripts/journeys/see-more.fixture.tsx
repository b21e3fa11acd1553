import { sampleUsers, userColumns } from '../../components/DataTable/many-users.fixture.ts'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Journey } from '../journey.ts'

const columns = userColumns.filter(({ id }) => id === 'name' || id === 'products')

export const journey: Journey = {
  title: 'Read a long text to its end',
  Page: () => <DataTable aria-label="Users" columns={columns} source={{ rows: sampleUsers(4) }} />,
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('ArrowDown ArrowDown')
    await screenReader.press('ArrowRight')
    await screenReader.press('Enter')
    await screenReader.press('Enter')
    await screenReader.press('Enter')
    await screenReader.press('Escape')
  },
}
