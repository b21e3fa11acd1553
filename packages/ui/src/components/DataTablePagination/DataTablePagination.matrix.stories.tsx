import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTablePagination } from './DataTablePagination.tsx'

const meta = {
  title: 'Data/DataTablePagination',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

const users = sampleUsers(2)
const next = 'nav div > button:last-of-type'

const table = (name: string, page: number, rowCount: number) => (
  <DataTable
    aria-label={name}
    columns={fewColumns}
    source={{ page: users, rowCount }}
    defaultState={{ pageSize: 10, page }}
    footerActions={<DataTablePagination aria-label={name} />}
  />
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={760}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ hover: next, focus: next, pressed: next }}
        variants={{ 'In the middle': 23 }}
      >
        {(page, _state, name) => table(name, page, 1240)}
      </Matrix>
      <Examples
        cellWidth={760}
        of={{
          Few: table('Few', 0, 45),
          'Unknown total': table('Unknown total', 2, -1),
        }}
      />
    </>
  ),
}
