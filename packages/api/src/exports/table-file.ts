import { Readable } from 'node:stream'
import type { FileFormat } from '@tessera/contract'
import type { CellValue } from 'hucre/xlsx'
import { writeXlsxStream } from 'hucre/xlsx'

/** The value of a cell; lists are joined as imports read them. */
type Value = string | number | boolean | Date | readonly string[] | null

/** The heading of a column. */
interface Heading {
  header: string
  /** Whether the values are times. Spreadsheets display times in their own format and in UTC, as the heading states. */
  isMoment?: true
}

/** A column of an exported list. */
export interface ExportColumn<Row> extends Heading {
  /** The column's id in the list's table. */
  id: string
  value: (row: Row) => Value
}

type Cells = readonly (readonly Value[])[]

/** The content of a file: headings, and batches of rows, read one after the other. */
export interface Table {
  headings: readonly Heading[]
  batches: AsyncIterable<Cells>
}

interface FileOptions {
  format: FileFormat
  /** The worksheet's name. */
  sheet: string
  /** The number of rows per sheet, including the heading. */
  rowsPerSheet?: number
}

/** Without the mark, Excel reads UTF-8 as the machine's code page and breaks accents. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ' | '
const ISO_8601 = 'yyyy-mm-dd"T"hh:mm:ss"Z"'
/** Spreadsheets store no time zone. */
const UTC = '(UTC)'
/** Wide enough for a time; a narrower column would not display it. */
const WIDTH = 22
const EXCEL_ROWS = 1_048_576

/** Escapes a text so that spreadsheets don't read it as a formula. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function toCell(value: Value): string | number | boolean | Date | null {
  if (typeof value === 'string') return inert(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return inert(value.join(SEPARATOR))
}

function toField(value: Value): string {
  const cell = toCell(value)
  if (cell === null) return ''
  const text = cell instanceof Date ? cell.toISOString().replace(/\.\d+Z$/, 'Z') : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toLine = (values: readonly Value[]): string => `${values.map(toField).join(',')}\r\n`

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Cells> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ value }) => value(row)))
}

/** A list as a table: selected columns, and rows that are read on demand. */
export function toTable<Row>(columns: readonly ExportColumn<Row>[], batches: AsyncIterable<readonly Row[]>): Table {
  return { headings: columns, batches: cellsOf(columns, batches) }
}

async function* csvOf({ headings, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + toLine(headings.map(({ header }) => header)))
  for await (const rows of batches) yield Buffer.from(rows.map(toLine).join(''))
}

async function* rowsOf({ batches }: Table): AsyncGenerator<CellValue[]> {
  for await (const rows of batches) for (const row of rows) yield row.map(toCell)
}

/** Streams a table as a file. */
export function writeTable(table: Table, { format, sheet, rowsPerSheet = EXCEL_ROWS }: FileOptions): Readable {
  if (format === 'csv') return Readable.from(csvOf(table), { objectMode: false })
  const stream = writeXlsxStream(rowsOf(table), {
    name: sheet,
    columns: table.headings.map(({ header, isMoment }) => ({
      header: inert(isMoment ? `${header} ${UTC}` : header),
      width: WIDTH,
      ...(isMoment && { numFmt: ISO_8601 }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsPerSheet,
  })
  return Readable.fromWeb(stream)
}
