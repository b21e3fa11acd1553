import {
  DataTableColumns,
  DataTableEditing,
  DataTableExport,
  DataTableFilters,
  DataTableFind,
  DataTableSearch,
  DataTableToolbar,
  DataTableViews,
} from '@tessera/ui/data-table'
import { reactAdapter } from '../react-adapter.tsx'
import { COLUMNS } from '../rows.ts'
import { places, tableWith } from './tessera.tsx'

const nothing = () => Promise.resolve()

export const adapter = reactAdapter(
  tableWith(
    <>
      <DataTableToolbar
        actions={
          <>
            <DataTableFind />
            <DataTableColumns />
            <DataTableExport fileName="users" />
          </>
        }
      >
        <DataTableViews
          views={[]}
          onCreate={(view) => Promise.resolve({ ...view, id: view.name })}
          onUpdate={nothing}
          onDelete={nothing}
        />
        <DataTableSearch label="Search users" />
        <DataTableFilters filters={[{ id: 'company', kind: 'text', label: 'Company' }]} />
      </DataTableToolbar>
      <DataTableEditing editors={COLUMNS.map(({ id }) => ({ id, kind: 'text' }))} onSave={() => Promise.resolve([])} />
    </>,
  ),
  places,
)
