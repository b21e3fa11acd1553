import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DataTableFilters } from './DataTableFilters.tsx'
import { DatesFilter } from './DatesFilter.tsx'
import { userFilters } from './filters.fixture.ts'
import { NumbersFilter } from './NumbersFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

const meta = {
  title: 'Data/DataTableFilters',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined
const counts = new Map([
  ['Supplier', 1116],
  ['Third Party User', 124],
])
const opened = { triggerRef: { current: null }, onClose: nothing, onApply: nothing, onChange: nothing, counts }
const filters = {
  email: 'brightfoods',
  type: ['Supplier'],
  lastLogin: { start: '2026-01-10', end: '2026-02-18' },
  visits: { start: 10, end: null },
}

function Editors() {
  return userFilters().map((filter) => {
    const props = { ...opened, filter, value: filters[filter.id as keyof typeof filters] }
    if (filter.kind === 'text') return <TextFilter key={filter.id} {...props} />
    if (filter.kind === 'choice') return <ChoiceFilter key={filter.id} {...props} />
    return filter.kind === 'dates' ? (
      <DatesFilter key={filter.id} {...props} />
    ) : (
      <NumbersFilter key={filter.id} {...props} />
    )
  })
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        'None set': { part: <DataTableFilters filters={userFilters()} /> },
        'All set': { part: <DataTableFilters filters={userFilters()} />, filters },
        Open: { part: <Editors /> },
      }}
      cellWidth={440}
    >
      {({ part, filters: set = {} }: { part: ReactNode; filters?: object }) => (
        <OpenOverlay>
          <DataTable
            aria-label="Users"
            columns={fewColumns}
            source={{ rows: sampleUsers(1) }}
            defaultState={{ filters: { ...set } }}
          >
            {part}
          </DataTable>
        </OpenOverlay>
      )}
    </Matrix>
  ),
}
