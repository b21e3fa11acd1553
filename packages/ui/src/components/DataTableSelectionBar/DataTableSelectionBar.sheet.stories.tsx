import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.sample.ts'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

const users = sampleUsers(4)

const meta = {
  title: 'Data/DataTableSelectionBar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <DataTable
        aria-label="Users of one page"
        columns={userColumns}
        source={{ page: users, rowCount: 3214 }}
        selectionMode="multiple"
        defaultSelection={{ include: new Set(users.map(({ email }) => email)) }}
        below={
          <DataTableSelectionBar>
            <Button>Block</Button>
          </DataTableSelectionBar>
        }
      />
      <DataTable
        aria-label="Users of all pages"
        columns={userColumns}
        source={{ page: users, rowCount: 3214 }}
        selectionMode="multiple"
        defaultSelection={{
          allExcept: new Set(['carla.nguyen@brightfoods.example']),
          query: { search: '', filters: {} },
        }}
        below={<DataTableSelectionBar />}
      />
    </Stack>
  ),
}
