import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { DataTable, type DataTableSelection } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

const meta = {
  title: 'Data/DataTableSelectionBar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = sampleUsers(2)
const ids = users.map(({ email }) => email)
const selections: Record<string, DataTableSelection> = {
  'One row': { include: new Set(ids.slice(0, 1)) },
  'All rows of one page': { include: new Set(ids) },
  'All matching rows but one': { allExcept: new Set(ids.slice(0, 1)), query: { search: '', filters: {} } },
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={560}
      states={['rest', 'hover', 'focus', 'pressed']}
      on={{ focus: 'fieldset span + button' }}
      variants={selections}
    >
      {(selection) => (
        <DataTable
          aria-label="Users"
          columns={fewColumns}
          source={{ page: users, rowCount: 3214 }}
          selectionMode="multiple"
          defaultSelection={selection}
          footerActions={
            <DataTableSelectionBar>
              <Button>Block</Button>
              <Button variant="danger">Delete</Button>
            </DataTableSelectionBar>
          }
        />
      )}
    </Matrix>
  ),
}
