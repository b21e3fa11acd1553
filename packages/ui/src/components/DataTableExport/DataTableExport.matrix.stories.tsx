import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable, type DataTableSelection } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableExport } from './DataTableExport.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { sampleJobs } from './served-export.fixture.tsx'

const meta = {
  title: 'Data/DataTableExport',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined
const users = sampleUsers(2)
const panel = {
  fileName: 'users',
  rows: ['selected', 'matching'] as const,
  failureText: undefined,
  announcement: '',
  onAnnouncement: () => undefined,
  triggerRef: { current: null },
  onClose: nothing,
}
const chosen: DataTableSelection = { include: new Set(users.slice(0, 1).map(({ email }) => email)) }

const Here = () => <ExportPanel {...panel} formats={['csv']} jobs={[]} />
const OnServer = () => (
  <ExportPanel
    {...panel}
    formats={['csv', 'xlsx']}
    jobs={sampleJobs()}
    onExport={nothing}
    onCancel={nothing}
    onRetry={nothing}
  />
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        Closed: { part: <DataTableExport fileName="users" /> },
        'A job is running': { part: <DataTableExport fileName="users" jobs={sampleJobs()} /> },
        'Open, one row selected': { part: <Here />, selection: chosen },
        'Open, with jobs': { part: <OnServer /> },
      }}
      cellWidth={440}
    >
      {({ part, selection }: { part: ReactNode; selection?: DataTableSelection }) => (
        <OpenOverlay>
          <DataTable
            aria-label="Users"
            columns={fewColumns}
            source={{ rows: users }}
            selectionMode="multiple"
            defaultSelection={selection}
          >
            <div>{part}</div>
          </DataTable>
        </OpenOverlay>
      )}
    </Matrix>
  ),
}
