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
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Space')
    await screenReader.press('ArrowRight')
    await screenReader.press('Shift+ArrowDown')
    await screenReader.press('Space')
    await screenReader.press('Control+a')
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('Tab')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter')
  },
}
