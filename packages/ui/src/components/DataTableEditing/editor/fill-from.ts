import type { TableControl } from '../../DataTable/model/table-context.ts'
import { type CellAt, offsetOf } from '../model/cell-positions.ts'
import type { DataTableEditor } from '../edit-types.ts'

interface Pasted {
  control: TableControl
  /** The paste target, and its column. */
  at: CellAt
  column: string
  lines: readonly (readonly string[])[]
  editors: readonly DataTableEditor[]
  isEditable: (rowId: string, column: string) => boolean
}

interface Filled {
  cells: readonly { rowId: string; editor: DataTableEditor; text: string }[]
  /** Lines without a row, and columns without a target. */
  extraLines: number
  extraColumns: number
}

/**
 * Maps the cells of a text: each line to a row, starting at the focused one, and its cells to the editable columns.
 * Read-only values are skipped.
 */
export function fillFrom({ control, at, column, lines, editors, isEditable }: Pasted): Filled {
  const { grid, idAt } = control.reader
  const order = [...(grid.current?.cells.flat() ?? []), ...(grid.current?.details ?? [])]
  const targets = order.slice(order.indexOf(column)).flatMap((id) => editors.find((editor) => editor.id === id) ?? [])
  const first = at.row + offsetOf(control)
  const rows = lines.flatMap((texts, line) => {
    const rowId = idAt(first + line)
    return rowId === undefined ? [] : [{ rowId, texts }]
  })
  const cells = rows.flatMap(({ rowId, texts }) =>
    texts.flatMap((text, index) => {
      const editor = targets[index]
      return editor && isEditable(rowId, editor.id) ? [{ rowId, editor, text }] : []
    }),
  )
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  return { cells, extraLines: lines.length - rows.length, extraColumns: Math.max(0, widest - targets.length) }
}
