import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

export const journey: Journey = {
  title: 'Meet a table without rows',
  Page: () => (
    <UsersTable
      source={{ rows: [] }}
      emptyState={
        <EmptyState headingLevel={2} title="No users yet" actions={<Button variant="primary">Add user</Button>}>
          Whom you add is listed here once they are invited.
        </EmptyState>
      }
    />
  ),
  async walk(listener) {
    await listener.read()
    await listener.press('Tab')
    await listener.press('ArrowDown')
    await listener.press('Tab')
  },
}
