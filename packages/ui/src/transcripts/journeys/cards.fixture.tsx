import { Button } from '../../components/Button/Button.tsx'
import { DataTableSelectionBar } from '../../components/DataTableSelectionBar/DataTableSelectionBar.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Read rows as cards on a phone, and select one',
  isNarrow: true,
  Page: () => (
    <UsersTable
      mobileLayout="cards"
      selectionMode="multiple"
      footerActions={
        <DataTableSelectionBar>
          <Button>Block</Button>
        </DataTableSelectionBar>
      }
    />
  ),
  async run(screenReader) {
    await screenReader.read(24)
    await screenReader.press('Tab')
    await screenReader.press('ArrowDown')
    await screenReader.press('ArrowRight')
    await screenReader.press('ArrowRight')
    await screenReader.press('ArrowLeft ArrowLeft')
    await screenReader.press('Space')
    await screenReader.press('Tab')
  },
}
