import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable, type DataTableState } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableColumns } from './DataTableColumns.tsx'
import { HeaderMenuPanel } from './HeaderMenuPanel.tsx'

const meta = {
  title: 'Data/DataTableColumns',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const configured = {
  columnOrder: ['type', 'name'],
  hiddenColumns: ['lastLogin'],
  pinnedColumns: { type: 'start', lastLogin: 'end' },
  sort: [{ column: 'type', direction: 'ascending' }],
  density: 'compact',
  columnWidths: { type: 144 },
} as const
const trigger = { current: null }
const [, type] = fewColumns
const beside = type && <HeaderMenuPanel column={type} triggerRef={trigger} onClose={() => undefined} />

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        Default: { part: <DataTableColumns isOpen /> },
        Reordered: { part: <DataTableColumns isOpen />, state: configured },
        'Beside a name': { part: beside, state: configured },
      }}
      cellWidth={420}
    >
      {({ part, state }: { part: ReactNode; state?: Partial<DataTableState> }) => (
        <OpenOverlay>
          <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(2) }} defaultState={state}>
            <div>{part}</div>
          </DataTable>
        </OpenOverlay>
      )}
    </Matrix>
  ),
}
