import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableFind } from './DataTableFind.tsx'
import { FindPanel } from './FindPanel.tsx'

const meta = {
  title: 'Data/DataTableFind',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        Closed: <DataTableFind />,
        Open: <FindPanel fieldRef={{ current: null }} typedAheadRef={{ current: '' }} onClose={() => undefined} />,
      }}
      cellWidth={440}
    >
      {(part: ReactNode) => (
        <OpenOverlay>
          <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(1) }}>
            <div>{part}</div>
          </DataTable>
        </OpenOverlay>
      )}
    </Matrix>
  ),
}
