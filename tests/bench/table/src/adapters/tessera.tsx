import '@tessera/ui/styles.css'
import { UIProvider } from '@tessera/ui'
import { DataTable, type DataTableColumn } from '@tessera/ui/data-table'
import { type ReactNode, useMemo } from 'react'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, type Row, VIEW_HEIGHT } from '../rows.ts'

const columns: DataTableColumn<Row>[] = COLUMNS.map(({ id, header, width }) => ({
  id,
  header,
  width: `${width}fr`,
  isSortable: true,
}))

/** The tessera table in the benchmark. */
export function tableWith(children?: ReactNode) {
  return function Tessera({ rows, search, pageSize }: TableProps) {
    const source = useMemo(() => ({ rows }), [rows])
    const state = useMemo(() => ({ search, pageSize: pageSize ?? null }), [search, pageSize])
    return (
      <UIProvider locale="en-US" theme="light">
        <DataTable
          aria-label="Users"
          columns={columns}
          source={source}
          state={state}
          selectionMode="multiple"
          maxHeight={`${VIEW_HEIGHT}px`}
        >
          {children}
        </DataTable>
      </UIProvider>
    )
  }
}

export const places = {
  hasPages: true,
  scroller: '[role=grid]',
  row: '[role=row]:not(:has([role=columnheader]))',
  sortByName: '[role=columnheader] button',
  selectRow: '[role=row][aria-rowindex="4"] input',
  selectAll: '[role=columnheader] input',
}

export const adapter = reactAdapter(tableWith(), places)
