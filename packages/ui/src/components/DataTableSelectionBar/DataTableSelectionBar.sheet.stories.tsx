import type { Meta, StoryObj } from '@storybook/react-vite'
import { fewColumns } from '../../docs/few-columns.ts'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.sample.ts'
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
    <Examples
      cellWidth={1200}
      of={{
        'All rows of one page': (
          <DataTable
            aria-label="Users of one page"
            columns={fewColumns}
            source={{ page: users, rowCount: 3214 }}
            selectionMode="multiple"
            defaultSelection={{ include: new Set(users.map(({ email }) => email)) }}
            below={
              <DataTableSelectionBar>
                <Button>Block</Button>
              </DataTableSelectionBar>
            }
          />
        ),
        'All that match but one': (
          <DataTable
            aria-label="Users of all pages"
            columns={fewColumns}
            source={{ page: users, rowCount: 3214 }}
            selectionMode="multiple"
            defaultSelection={{
              allExcept: new Set(['carla.nguyen@brightfoods.example']),
              query: { search: '', filters: {} },
            }}
            below={<DataTableSelectionBar />}
          />
        ),
      }}
    />
  ),
}
