import '@react-spectrum/s2/page.css'
import { Cell, Column, Row as SpectrumRow, type Selection, TableBody, TableHeader, TableView } from '@react-spectrum/s2'
import { useMemo, useState } from 'react'
import type { SortDescriptor } from 'react-aria-components'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, matching, type Row, VIEW_HEIGHT } from '../rows.ts'

/** Spectrum's table view; the consumer sorts and filters. */
function Spectrum({ rows, search }: TableProps) {
  const [sort, setSort] = useState<SortDescriptor>()
  const [selected, setSelected] = useState<Selection>(new Set())
  const shown = useMemo(() => matching(rows, search), [rows, search])
  const sorted = useMemo(() => {
    if (!sort) return shown
    const id = sort.column as keyof Row
    const turn = sort.direction === 'ascending' ? 1 : -1
    return shown.toSorted((one, other) => (one[id].toLowerCase() < other[id].toLowerCase() ? -turn : turn))
  }, [shown, sort])
  return (
    <TableView
      aria-label="Users"
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={setSelected}
      {...(sort && { sortDescriptor: sort })}
      onSortChange={setSort}
      UNSAFE_style={{ blockSize: VIEW_HEIGHT, inlineSize: '100%' }}
    >
      <TableHeader>
        {COLUMNS.map(({ id, header }) => (
          <Column key={id} id={id} allowsSorting isRowHeader={id === 'name'}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={sorted}>
        {(row) => (
          <SpectrumRow>
            {COLUMNS.map(({ id }) => (
              <Cell key={id}>{row[id]}</Cell>
            ))}
          </SpectrumRow>
        )}
      </TableBody>
    </TableView>
  )
}

export const adapter = reactAdapter(Spectrum, {
  scroller: '[role=grid]',
  row: '[role=row]:has([role=rowheader])',
  sortByName: '[role=columnheader][aria-colindex="2"]',
  selectRow: '[role=row][aria-rowindex="4"] input',
  selectAll: '[role=columnheader] input',
})
