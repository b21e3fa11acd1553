import '@mantine/core/styles.css'
import 'mantine-datatable/styles.css'
import { MantineProvider } from '@mantine/core'
import { DataTable, type DataTableSortStatus } from 'mantine-datatable'
import { useMemo, useState } from 'react'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, matching, PAGE_SIZE, type Row, VIEW_HEIGHT } from '../rows.ts'

const columns = COLUMNS.map(({ id, header, width }) => ({ accessor: id, title: header, width, sortable: true }))
const unsorted: DataTableSortStatus<Row> = { columnAccessor: '', direction: 'asc' }
const nothing = () => undefined

/** Mantine's table renders every given row, so the consumer pages, sorts and filters. */
function Mantine({ rows, search }: TableProps) {
  const [sort, setSort] = useState<DataTableSortStatus<Row>>(unsorted)
  const [chosen, setChosen] = useState<Row[]>([])
  const shown = useMemo(() => matching(rows, search), [rows, search])
  const sorted = useMemo(() => {
    if (!sort.columnAccessor) return shown
    const id = sort.columnAccessor as keyof Row
    const turn = sort.direction === 'asc' ? 1 : -1
    return shown.toSorted((one, other) => (one[id].toLowerCase() < other[id].toLowerCase() ? -turn : turn))
  }, [shown, sort])
  return (
    <MantineProvider>
      <DataTable<Row>
        withTableBorder
        height={VIEW_HEIGHT}
        idAccessor="id"
        columns={columns}
        records={sorted.slice(0, PAGE_SIZE)}
        totalRecords={sorted.length}
        recordsPerPage={PAGE_SIZE}
        page={1}
        onPageChange={nothing}
        sortStatus={sort}
        onSortStatusChange={setSort}
        selectedRecords={chosen}
        onSelectedRecordsChange={setChosen}
      />
    </MantineProvider>
  )
}

export const adapter = reactAdapter(Mantine, {
  scroller: '.mantine-ScrollArea-viewport',
  row: '.mantine-datatable-row',
  sortByName: 'th.mantine-datatable-header-cell-sortable',
  selectRow: '.mantine-datatable-row:nth-child(3) input[type=checkbox]',
  selectAll: 'thead input[type=checkbox]',
})
