import { Table, type TableProps as AntdProps } from 'antd'
import { useMemo } from 'react'
import { reactAdapter, type TableProps } from '../react-adapter.tsx'
import { COLUMNS, matching, type Row, VIEW_HEIGHT } from '../rows.ts'

const columns: AntdProps<Row>['columns'] = COLUMNS.map(({ id, header, width }) => ({
  key: id,
  dataIndex: id,
  title: header,
  width,
  sorter: (one, other) => (one[id].toLowerCase() < other[id].toLowerCase() ? -1 : 1),
}))
const scroll = { x: 1000, y: VIEW_HEIGHT - 48 }
const selection = { columnWidth: 48 }

/** The virtual table; the consumer filters. */
function Antd({ rows, search }: TableProps) {
  const shown = useMemo(() => [...matching(rows, search)], [rows, search])
  return (
    <Table<Row>
      virtual
      size="middle"
      rowKey="id"
      columns={columns}
      dataSource={shown}
      scroll={scroll}
      pagination={false}
      rowSelection={selection}
    />
  )
}

export const adapter = reactAdapter(Antd, {
  scroller: '.ant-table-tbody-virtual-holder',
  row: '.ant-table-row',
  sortByName: 'th.ant-table-column-has-sorters',
  selectRow: '.ant-table-row:nth-child(3) input[type=checkbox]',
  selectAll: 'thead input[type=checkbox]',
})
