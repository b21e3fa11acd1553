import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Read an empty table',
  Page: () => (
    <UsersTable
      source={{ rows: [] }}
      emptyState={
        <EmptyState headingLevel={2} title="No users yet" actions={<Button variant="primary">Add user</Button>}>
          Users you add are listed here once they’re invited.
        </EmptyState>
      }
    />
  ),
  async run(screenReader) {
    await screenReader.read()
    await screenReader.press('Tab')
    await screenReader.press('ArrowDown')
    await screenReader.press('Tab')
  },
}
