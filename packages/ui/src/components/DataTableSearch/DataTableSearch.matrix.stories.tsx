import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from './DataTableSearch.tsx'

const meta = {
  title: 'Data/DataTableSearch',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = sampleUsers(2)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={440}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{ Empty: '', Found: 'castillo', 'Nothing found': 'no one by this name' }}
    >
      {(search) => (
        <DataTable aria-label="Users" columns={fewColumns} source={{ rows: users }} defaultState={{ search }}>
          <DataTableSearch label="Search users" />
        </DataTable>
      )}
    </Matrix>
  ),
}
