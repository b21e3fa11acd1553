import { yieldToMain, timeSliceMs } from '../../internal/yield-to-main.ts'
import { valueOf } from '../DataTable/model/row-model.ts'
import type { DataTableColumn, DataTableValue } from '../DataTable/types.ts'

/** Characters that a spreadsheet interprets as a formula or as the end of a cell. */
const formula = /^[=+\-@\t\r]/
const special = /["\r\n,]/
const lineEnd = '\r\n'
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF'
/** Rows between two time checks. */
const rowsAtOnce = 64

/** Quotes a text as in RFC 4180, and escapes formulas. */
function quoted(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats a value for other programs: plain numbers, moments in ISO 8601. */
export function csvCell(value: DataTableValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (Array.isArray(value)) return quoted(value.join(' | '))
  return typeof value === 'string' ? quoted(value) : String(value)
}

interface Written<Row> {
  rows: readonly Row[]
  columns: readonly DataTableColumn<Row>[]
  signal: AbortSignal
  /** Called with the written share, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Writes rows as a file in time slices; returns undefined if it is canceled. */
export async function writeCsv<Row>({ rows, columns, signal, onProgress }: Written<Row>) {
  // Each slice is its own blob, because one string of all rows would block key presses.
  const pieces: BlobPart[] = [byteOrderMark, columns.map(({ header }) => quoted(header)).join(',') + lineEnd]
  const lineOf = (row: Row) => columns.map((column) => csvCell(valueOf(column, row))).join(',') + lineEnd
  for (let next = 0; next < rows.length;) {
    await yieldToMain()
    if (signal.aborted) return undefined
    const sliceEnd = performance.now() + timeSliceMs
    const lines: string[] = []
    do {
      lines.push(...rows.slice(next, next + rowsAtOnce).map(lineOf))
      next += rowsAtOnce
    } while (next < rows.length && performance.now() < sliceEnd)
    pieces.push(new Blob(lines))
    onProgress(Math.min(1, next / rows.length))
  }
  await yieldToMain()
  return signal.aborted ? undefined : new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}
