import { useState } from 'react'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTableColumns } from '../DataTableColumns/DataTableColumns.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { type DataTableView, DataTableViews, type DataTableViewsProps } from './DataTableViews.tsx'

const withDefault = (all: readonly DataTableView[], chosen: DataTableView) =>
  all.map((view) => (chosen.isDefault && view.id !== chosen.id ? { ...view, isDefault: false } : view))

/** Views that a page stores until it closes. */
export function useKeptViews(first: readonly DataTableView[]) {
  const [views, setViews] = useState(first)
  return {
    views,
    onCreate: async (view: Omit<DataTableView, 'id'>) => {
      const created = { ...view, id: `view-${views.length + 1}` }
      setViews((before) => withDefault([...before, created], created))
      return created
    },
    onUpdate: async (view: DataTableView) =>
      setViews((before) =>
        withDefault(
          before.map((each) => (each.id === view.id ? view : each)),
          view,
        ),
      ),
    onDelete: async (id: string) => setViews((before) => before.filter((view) => view.id !== id)),
  }
}

export const sampleViews = (): readonly DataTableView[] => [
  {
    id: 'suppliers',
    name: t('Suppliers only'),
    state: { filters: { type: 'Supplier' }, hiddenColumns: ['type'] },
    isDefault: true,
  },
  {
    id: 'latest',
    name: t('Latest sign-in first'),
    state: { sort: [{ column: 'lastLogin', direction: 'descending' }], density: 'compact' },
    isDefault: false,
  },
]

/** A table of users with its views, which are stored until the page closes. */
export function UsersWithViews(props: Pick<DataTableViewsProps, 'value' | 'defaultValue'>) {
  const kept = useKeptViews(sampleViews())
  return translated(
    <DataTable aria-label="Users" columns={userColumns} source={{ rows: sampleUsers(12) }}>
      <DataTableToolbar
        actions={
          <>
            <DataTableViews {...kept} {...props} />
            <DataTableColumns />
          </>
        }
      >
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>,
  )
}
