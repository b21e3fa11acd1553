import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, PAGE_SIZE, type Row, ROW_HEIGHT, VIEW_HEIGHT } from '../rows.ts'

const columns: GridColDef<Row>[] = COLUMNS.map(({ id, header, width }) => ({
  field: id,
  headerName: header,
  flex: width,
}))
const initialState = { pagination: { paginationModel: { pageSize: PAGE_SIZE } } }
const sizes = [PAGE_SIZE]

/** The community edition shows at most 100 rows per page. */
function Mui({ rows, search }: TableProps) {
  return (
    <div style={{ blockSize: VIEW_HEIGHT }}>
      <DataGrid
        aria-label="Users"
        rows={rows}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
        checkboxSelection
        initialState={initialState}
        pageSizeOptions={sizes}
        filterModel={{ items: [], quickFilterValues: search ? [search] : [] }}
      />
    </div>
  )
}

export const adapter = reactAdapter(Mui, {
  scroller: '.MuiDataGrid-virtualScroller',
  row: '.MuiDataGrid-row',
  sortByName: '[role=columnheader][data-field=name] .MuiDataGrid-columnHeaderTitleContainer',
  selectRow: '.MuiDataGrid-row[data-rowindex="2"] input[type=checkbox]',
  selectAll: '[role=columnheader] input[type=checkbox]',
})
