import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  ValidationModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, type Row, ROW_HEIGHT, VIEW_HEIGHT } from '../rows.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowSelectionModule])
if (import.meta.env.DEV) ModuleRegistry.registerModules([ValidationModule])

const columns: ColDef<Row>[] = COLUMNS.map(({ id, header, width }) => ({ field: id, headerName: header, flex: width }))
const selection = { mode: 'multiRow' } as const
const rowIdOf = ({ data }: { data: Row }) => data.id

function AgGrid({ rows, search }: TableProps) {
  return (
    <div style={{ blockSize: VIEW_HEIGHT }}>
      <AgGridReact<Row>
        rowData={rows}
        columnDefs={columns}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        rowSelection={selection}
        getRowId={rowIdOf}
        quickFilterText={search}
      />
    </div>
  )
}

export const adapter = reactAdapter(AgGrid, {
  scroller: '.ag-grid-viewport',
  row: '.ag-row',
  sortByName: '.ag-header-cell[col-id=name] .ag-header-cell-label',
  selectRow: '.ag-row[row-index="2"] input[type=checkbox]',
  selectAll: '.ag-header-cell input[type=checkbox]',
})
