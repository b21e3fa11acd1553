import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { userMenu } from '../DataTable/user-rows.fixture.tsx'
import type { MenuItem } from '../Menu/menu-types.ts'
import { RowMenuPanel } from './RowMenuPanel.tsx'

const meta = {
  title: 'Data/DataTableRowMenu',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = sampleUsers(2)
const items: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit' },
  { id: 'resend', label: 'Resend invitation', disabledReason: 'Ana has already logged in.' },
  { id: 'delete', label: 'Delete', tone: 'danger' },
]
const opened = { triggerRef: { current: null }, onClose: () => undefined, onAction: undefined }
/** The button of the first row, or the first item of the menu. */
const PART = '[aria-rowindex="2"] [aria-haspopup=menu], [role=menuitem][data-key=edit]'

const rows = <DataTable aria-label="Users" columns={fewColumns} source={{ rows: users }} rowActions={userMenu} />

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={440}
      states={['rest', 'hover', 'focus', 'pressed']}
      on={{ hover: PART, focus: PART, pressed: PART }}
      variants={{ Closed: rows, Open: <RowMenuPanel {...opened} aria-label="Open" items={items} /> }}
    >
      {(part) => <OpenOverlay>{part}</OpenOverlay>}
    </Matrix>
  ),
}
