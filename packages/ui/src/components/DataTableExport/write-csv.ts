import { yieldToMain, stretch } from '../../internal/yield-to-main.ts'
import { valueOf } from '../DataTable/model/row-model.ts'
import type { DataTableColumn, DataTableValue } from '../DataTable/types.ts'

/** Characters that a spreadsheet reads as a formula or as the end of a cell. */
const formula = /^[=+\-@\t\r]/
const special = /["\r\n,]/
const lineEnd = '\r\n'
/** Tells spreadsheets that the file is UTF-8. */
const mark = '\uFEFF'
/** Rows between two looks at the clock. */
const rowsAtOnce = 64

/** A text in a line, as RFC 4180 has it; none is read as a formula. */
function quoted(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A value as other programs read it: numbers plain, moments in ISO 8601. */
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
  /** Told how much of it is written, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Writes rows as a file, a stretch at a time; nothing where that is ended. */
export async function writeCsv<Row>({ rows, columns, signal, onProgress }: Written<Row>) {
  // Each stretch as a file of its own, since one of all texts at once would keep keys waiting.
  const pieces: BlobPart[] = [mark, columns.map(({ header }) => quoted(header)).join(',') + lineEnd]
  const lineOf = (row: Row) => columns.map((column) => csvCell(valueOf(column, row))).join(',') + lineEnd
  for (let next = 0; next < rows.length;) {
    await yieldToMain()
    if (signal.aborted) return undefined
    const end = performance.now() + stretch
    const lines: string[] = []
    do {
      lines.push(...rows.slice(next, next + rowsAtOnce).map(lineOf))
      next += rowsAtOnce
    } while (next < rows.length && performance.now() < end)
    pieces.push(new Blob(lines))
    onProgress(Math.min(1, next / rows.length))
  }
  await yieldToMain()
  return signal.aborted ? undefined : new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}
