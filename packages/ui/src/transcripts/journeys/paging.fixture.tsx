import { DataTablePagination } from '../../components/DataTablePagination/DataTablePagination.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Turn pages',
  Page: () => <UsersTable defaultState={{ pageSize: 2 }} footerActions={<DataTablePagination pageSizes={[2, 4]} />} />,
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter')
  },
}
