import { textOf, valueOf } from '../model/row-model.ts'
import type { RankedRow } from '../model/table-data.ts'
import type { DataTableColumn } from '../types.ts'

/** What a cell says: the text that its column draws, or else its value. */
function textIn<Row>(column: DataTableColumn<Row>, { row, rank }: RankedRow<Row>, locale: string) {
  const drawn = column.cell?.(row, rank)
  return typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : textOf(valueOf(column, row), locale)
}

/** What rows say, cell by cell. */
export const cellTexts = <Row>(
  rows: readonly RankedRow<Row>[],
  columns: readonly DataTableColumn<Row>[],
  locale: string,
) => rows.map((row) => columns.map((column) => textIn(column, row, locale)))

type Texts = readonly (readonly string[])[]

/** Lines of cells with tabs between them, which no cell has of its own. */
export const asText = (texts: Texts) =>
  texts.map((cells) => cells.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const lineOf = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`

/** The same as an HTML table, whose first line names the columns. */
export const asHtml = ([names = [], ...rows]: Texts) =>
  `<table><thead>${lineOf('th', names)}</thead><tbody>${rows.map((cells) => lineOf('td', cells)).join('')}</tbody></table>`
