import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { DataTable } from './DataTable.tsx'
import { fewColumns, sampleUsers, userColumns } from './many-users.fixture.ts'
import { userMenu } from './user-rows.fixture.tsx'

const meta = {
  title: 'Data/DataTable',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = sampleUsers(4)
const ids = users.map(({ email }) => email)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={560}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={{ 'One selected, one disabled': ids.slice(0, 1), 'None selected': [] }}
      >
        {(include) => (
          <DataTable
            aria-label="Users"
            columns={fewColumns}
            source={{ rows: users }}
            selectionMode="multiple"
            defaultSelection={{ include: new Set(include) }}
            isRowDisabled={({ type }) => include.length > 0 && type === 'Third Party User'}
            rowActions={userMenu}
          />
        )}
      </Matrix>
      <Examples
        cellWidth={1200}
        of={{
          'Sorted, selected and disabled rows': (
            <DataTable
              aria-label="Sorted, selected and disabled rows"
              columns={userColumns}
              source={{ rows: users }}
              selectionMode="multiple"
              defaultSelection={{ include: new Set(ids.slice(0, 2)) }}
              defaultState={{ sort: [{ column: 'name', direction: 'ascending' }] }}
              isRowDisabled={({ type }) => type === 'Third Party User'}
              renderDetail={({ email }) => email}
              footer="4 users"
            />
          ),
          'Compact rows, sorted by two': (
            <DataTable
              aria-label="Compact rows, sorted by two"
              columns={userColumns}
              source={{ rows: users }}
              density="compact"
              defaultState={{
                sort: [
                  { column: 'type', direction: 'descending' },
                  { column: 'name', direction: 'ascending' },
                ],
              }}
            />
          ),
          'Loading rows': (
            <DataTable
              aria-label="Loading rows"
              columns={userColumns}
              source={{ rows: [] }}
              defaultState={{ pageSize: 3 }}
              isLoading
            />
          ),
          'Rows that refresh': (
            <DataTable aria-label="Rows that refresh" columns={userColumns} source={{ rows: users }} isRefreshing />
          ),
          'Full text': (
            <DataTable aria-label="Full text" columns={userColumns} source={{ rows: users }} maxLines="all" />
          ),
          'Cards on a phone': (
            <DataTable
              aria-label="Cards on a phone"
              columns={userColumns}
              source={{ rows: users }}
              mobileLayout="cards"
              selectionMode="multiple"
              defaultSelection={{ include: new Set(ids.slice(0, 1)) }}
              isRowDisabled={({ type }) => type === 'Third Party User'}
              renderDetail={({ email }) => email}
            />
          ),
          'No rows': (
            <DataTable
              aria-label="No rows"
              columns={userColumns}
              source={{ rows: [] }}
              emptyState={
                <EmptyState headingLevel={2} title="No users yet" actions={<Button variant="primary">Add user</Button>}>
                  Users you add are listed here once they’re invited.
                </EmptyState>
              }
            />
          ),
          'Failed rows': (
            <DataTable
              aria-label="Failed rows"
              columns={userColumns}
              source={{ rows: [] }}
              error
              onRetry={() => undefined}
            />
          ),
        }}
      />
    </>
  ),
}
