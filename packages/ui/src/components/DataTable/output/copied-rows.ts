import { letOthersWork, stretch } from '../../../internal/let-others-work.ts'
import { textOf, valueOf } from '../model/row-model.ts'
import type { RankedRow } from '../model/table-data.ts'
import type { DataTableColumn } from '../types.ts'

/** What a cell says: the text that its column draws, or else its value. */
function textIn<Row>(column: DataTableColumn<Row>, { row, rank }: RankedRow<Row>, locale: string) {
  const drawn = column.cell?.(row, rank)
  return typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : textOf(valueOf(column, row), locale)
}

/** Cells with tabs between them, which none has of its own. */
const textLine = (cells: readonly string[]) => cells.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const htmlLine = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`

/** Begins a copy with the names of its columns: as lines of text, and as an HTML table. */
function beginCopy<Row>(columns: readonly DataTableColumn<Row>[], locale: string) {
  const names = columns.map(({ header }) => header)
  const text = [textLine(names)]
  const html = [`<table><thead>${htmlLine('th', names)}</thead><tbody>`]
  return {
    add: (row: RankedRow<Row>) => {
      const cells = columns.map((column) => textIn(column, row, locale))
      text.push(textLine(cells))
      html.push(htmlLine('td', cells))
    },
    end: () => ({ text: text.join('\n'), html: `${html.join('')}</tbody></table>` }),
  }
}

interface Copied<Row> {
  rows: readonly RankedRow<Row>[]
  columns: readonly DataTableColumn<Row>[]
  locale: string
}

/** Writes rows into the event that asks for them. */
export function copyAtOnce<Row>({ rows, columns, locale }: Copied<Row>, { clipboardData }: ClipboardEvent) {
  const { add, end } = beginCopy(columns, locale)
  for (const row of rows) add(row)
  const { text, html } = end()
  clipboardData?.setData('text/plain', text)
  clipboardData?.setData('text/html', html)
}

/** Writes rows a stretch at a time, and then into the clipboard. */
export async function copyInPieces<Row>({ rows, columns, locale }: Copied<Row>) {
  const { add, end } = beginCopy(columns, locale)
  const addAll = async () => {
    let pause = 0
    for (const row of rows) {
      if (performance.now() >= pause) {
        await letOthersWork()
        pause = performance.now() + stretch
      }
      add(row)
    }
    return end()
  }
  const copy = addAll()
  const blobOf = async (kind: 'text' | 'html', type: string) => new Blob([(await copy)[kind]], { type })
  // Asked for while the key is pressed, whenever they are ready.
  const item = new ClipboardItem({
    'text/plain': blobOf('text', 'text/plain'),
    'text/html': blobOf('html', 'text/html'),
  })
  await navigator.clipboard.write([item])
}

/** Whether a browser takes what is ready later. */
export const canCopyInPieces = () => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator
