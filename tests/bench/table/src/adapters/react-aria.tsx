import { useMemo, useState } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  Row as AriaRow,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, matching, type Row, ROW_HEIGHT, VIEW_HEIGHT } from '../rows.ts'

const layoutOptions = { rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT }

/** The unstyled table with its virtualizer; the consumer sorts and filters. */
function ReactAria({ rows, search }: TableProps) {
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
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Users"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        {...(sort && { sortDescriptor: sort })}
        onSortChange={setSort}
        style={{ blockSize: VIEW_HEIGHT, inlineSize: '100%', overflow: 'auto' }}
      >
        <TableHeader>
          <Column width={48}>
            <Checkbox slot="selection" />
          </Column>
          {COLUMNS.map(({ id, header }) => (
            <Column key={id} id={id} allowsSorting isRowHeader={id === 'name'}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={sorted}>
          {(row) => (
            <AriaRow>
              <Cell>
                <Checkbox slot="selection" />
              </Cell>
              {COLUMNS.map(({ id }) => (
                <Cell key={id}>{row[id]}</Cell>
              ))}
            </AriaRow>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  )
}

export const adapter = reactAdapter(ReactAria, {
  scroller: '[role=grid]',
  row: '[role=row]:has([role=rowheader])',
  sortByName: '[role=columnheader][aria-colindex="2"]',
  selectRow: '[role=row][aria-rowindex="4"] input',
  selectAll: '[role=columnheader] input',
})
