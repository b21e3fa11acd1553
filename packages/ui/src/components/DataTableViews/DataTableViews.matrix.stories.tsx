import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { emptyState } from '../DataTable/model/use-table-state.ts'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { DataTableViews } from './DataTableViews.tsx'
import { sampleViews, useKeptViews } from './saved-views.fixture.tsx'
import { viewStateOf } from './view-state.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { ViewMenu } from './ViewMenu.tsx'

const meta = {
  title: 'Data/DataTableViews',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined
const opened = { triggerRef: { current: null }, onClose: nothing }

function Views({ value }: { value: string | null }) {
  return <DataTableViews {...useKeptViews(sampleViews())} value={value} />
}

function OpenMenu() {
  const views = sampleViews()
  const menuActions = { onShow: nothing, onUpdate: nothing, onTask: nothing }
  return <ViewMenu {...opened} {...menuActions} views={views} view={views[0]} present={noState} isChanged />
}

const noState = viewStateOf(emptyState)

function OpenDialog() {
  const kept = useKeptViews(sampleViews())
  return (
    <ViewDialog
      {...opened}
      {...kept}
      task={{ kind: 'create', state: noState }}
      maxViews={20}
      errorTextOf={nothing}
      onShow={nothing}
    />
  )
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        'Matches its view': <Views value={null} />,
        Changed: <Views value="latest" />,
        Open: <OpenMenu />,
        Saving: <OpenDialog />,
      }}
      cellWidth={440}
    >
      {(part: ReactNode) => (
        <OpenOverlay>
          <DataTable aria-label="Users" columns={fewColumns} source={{ rows: sampleUsers(1) }}>
            {part}
          </DataTable>
        </OpenOverlay>
      )}
    </Matrix>
  ),
}
