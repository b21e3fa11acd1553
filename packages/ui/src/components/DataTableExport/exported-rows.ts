import type { DataTableExportRows } from './export-types.ts'
import { columnsInOrder, holdsValues, selectedRows, type TableData } from '../DataTable/model/table-data.ts'

/** A user's export options. */
export interface ExportChoice {
  rows: DataTableExportRows
  columns: 'shown' | 'all'
}

/** The loaded rows of a table that go into a file. */
export const exportedRows = <Row>(data: TableData<Row>, rows: ExportChoice['rows']): readonly Row[] =>
  rows === 'selected' ? selectedRows(data).map(({ row }) => row) : data.shown.matching

/** The columns of a file, in order; columns without a value are left out. */
export const exportedColumns = <Row>({ columns, state }: TableData<Row>, which: ExportChoice['columns']) =>
  columnsInOrder({ columns, state: which === 'all' ? { ...state, hiddenColumns: [] } : state }).filter(holdsValues)
