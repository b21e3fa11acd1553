import { yieldToMain, timeSliceMs } from '../../../internal/yield-to-main.ts'
import { textOf, valueOf } from '../model/row-model.ts'
import type { RankedRow } from '../model/table-data.ts'
import type { DataTableColumn } from '../types.ts'

/** The text of a cell: rendered text, or else its value. */
function textIn<Row>(column: DataTableColumn<Row>, { row, rank }: RankedRow<Row>, locale: string) {
  const displayed = column.cell?.(row, rank)
  return typeof displayed === 'string' || typeof displayed === 'number'
    ? String(displayed)
    : textOf(valueOf(column, row), locale)
}

/** Cells separated by tabs; tabs and line breaks in a cell become spaces. */
const textLine = (cells: readonly string[]) => cells.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const htmlLine = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`

interface Copied<Row> {
  rows: readonly RankedRow<Row>[]
  columns: readonly DataTableColumn<Row>[]
  locale: string
}

/** Rows with their column names: as lines of text, and as an HTML table. */
function textsOf<Row>({ rows, columns, locale }: Copied<Row>) {
  const names = columns.map(({ header }) => header)
  const cells = rows.map((row) => columns.map((column) => textIn(column, row, locale)))
  const body = cells.map((each) => htmlLine('td', each)).join('')
  const html = `<table><thead>${htmlLine('th', names)}</thead><tbody>${body}</tbody></table>`
  return { 'text/plain': [names, ...cells].map(textLine).join('\n'), 'text/html': html }
}

/** Writes rows into the copy event. */
export function copyToEvent<Row>(copied: Copied<Row>, { clipboardData }: ClipboardEvent) {
  for (const [type, text] of Object.entries(textsOf(copied))) clipboardData?.setData(type, text)
}

/** Writes rows to the clipboard on a press, which has no copy event. */
export async function copyToClipboard<Row>(copied: Copied<Row>) {
  const texts = Object.entries(textsOf(copied)).map(([type, text]) => [type, new Blob([text], { type })] as const)
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(texts))])
}

/** Copies rows as text that is built in time slices. No HTML, because browsers parse a table before they accept it. */
export async function copyToClipboardInSlices<Row>({ rows, columns, locale }: Copied<Row>) {
  const write = async () => {
    const slices: Blob[] = []
    let lines = [textLine(columns.map(({ header }) => header))]
    let sliceEnd = performance.now() + timeSliceMs
    for (const row of rows) {
      lines.push(`\n${textLine(columns.map((column) => textIn(column, row, locale)))}`)
      if (performance.now() < sliceEnd) continue
      slices.push(new Blob(lines))
      lines = []
      await yieldToMain()
      sliceEnd = performance.now() + timeSliceMs
    }
    return new Blob([...slices, ...lines], { type: 'text/plain' })
  }
  // The clipboard needs the request during the key press; the data can follow later.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': write() })])
}

/** Whether a browser accepts clipboard data that is ready later. */
export const canCopyInSlices = () => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator
