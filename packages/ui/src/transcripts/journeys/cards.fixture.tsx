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
  async walk(listener) {
    await listener.read(24)
    await listener.press('Tab')
    await listener.press('ArrowDown')
    await listener.press('ArrowRight')
    await listener.press('ArrowRight')
    await listener.press('ArrowLeft ArrowLeft')
    await listener.press('Space')
    await listener.press('Tab')
  },
}
