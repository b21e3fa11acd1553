import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useRef } from 'react'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, type Row, ROW_HEIGHT, VIEW_HEIGHT } from '../rows.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text },
})
const columns = COLUMNS.map(({ id, header }) => ({ id, header, accessorKey: id, sortFn: 'text' as const }))
const rowIdOf = ({ id }: Row) => id

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: `48px ${COLUMNS.map(({ width }) => `${width}fr`).join(' ')}`,
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: ROW_HEIGHT,
} as const
const inFlow = {}

/** TanStack Table and Virtual with the least markup: no roles, no keyboard, no announcements. */
function Plain({ rows: data, search, pageSize }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable({
    features,
    columns,
    data,
    getRowId: rowIdOf,
    globalFilterFn: 'includesString',
    state: { globalFilter: search },
  })
  const { rows } = table.getRowModel()
  // Uses the hook as the library's own examples do.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    enabled: pageSize === undefined,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  })
  const drawRow = (row: (typeof rows)[number], place: CSSProperties) => (
    <div key={row.id} className="row" style={{ ...rowStyle, ...place }}>
      <input type="checkbox" aria-label="Row" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
      {row.getAllCells().map((cell) => (
        <div key={cell.id}>{String(cell.getValue())}</div>
      ))}
    </div>
  )
  return (
    <div ref={scroller} className="scroller" style={{ blockSize: VIEW_HEIGHT, overflow: 'auto' }}>
      <div
        className="header"
        style={{ ...rowStyle, position: 'sticky', insetBlockStart: 0, background: 'Canvas', zIndex: 1 }}
      >
        <input
          type="checkbox"
          aria-label="All"
          checked={table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
        {table.getFlatHeaders().map((header) => (
          <button key={header.id} type="button" onClick={header.column.getToggleSortingHandler()}>
            {String(header.column.columnDef.header)}
          </button>
        ))}
      </div>
      {pageSize === undefined ? (
        <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return row && drawRow(row, { position: 'absolute', transform: `translateY(${start}px)` })
          })}
        </div>
      ) : (
        <div>{rows.slice(0, pageSize).map((row) => drawRow(row, inFlow))}</div>
      )}
    </div>
  )
}

export const adapter = reactAdapter(Plain, {
  hasPages: true,
  scroller: '.scroller',
  row: '.row',
  sortByName: '.header button',
  selectRow: '.row:nth-child(3) input',
  selectAll: '.header input',
})
