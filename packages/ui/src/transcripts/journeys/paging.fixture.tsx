import { DataTablePagination } from '../../components/DataTablePagination/DataTablePagination.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Turn pages',
  Page: () => <UsersTable defaultState={{ pageSize: 2 }} footerActions={<DataTablePagination pageSizes={[2, 4]} />} />,
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('Shift+Tab')
    await listener.press('Enter')
  },
}
