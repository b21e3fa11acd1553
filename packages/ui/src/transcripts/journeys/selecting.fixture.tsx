import { Button } from '../../components/Button/Button.tsx'
import { DataTablePagination } from '../../components/DataTablePagination/DataTablePagination.tsx'
import { DataTableSelectionBar } from '../../components/DataTableSelectionBar/DataTableSelectionBar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Select rows, then all matching rows',
  Page: () => (
    <UsersTable
      selectionMode="multiple"
      defaultState={{ pageSize: 3 }}
      footerActions={
        <>
          <DataTableSelectionBar>
            <Button>Block</Button>
          </DataTableSelectionBar>
          <DataTablePagination />
        </>
      }
    />
  ),
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Space')
    await listener.press('ArrowRight')
    await listener.press('Shift+ArrowDown')
    await listener.press('Space')
    await listener.press('Control+a')
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('Tab')
    await listener.press('Shift+Tab')
    await listener.press('Enter')
  },
}
