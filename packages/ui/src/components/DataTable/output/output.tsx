import type { ReactNode } from 'react'
import { cellOf } from '../keyboard/grid-dom.ts'
import type { FilterText } from '../model/table-context.ts'
import { columnsInOrder, matchingRows, type RankedRow, selectedRows, type TableData } from '../model/table-data.ts'
import { Copied, NotCopied } from './Copied.tsx'
import { canCopyInPieces, copyAtOnce, copyAtPress, copyInPieces } from './copied-rows.ts'
import { Paper } from './Paper.tsx'

/** Rows that are printed at most. */
const mostOnPaper = 1000

/** All of a table that is printed; nothing where it has no rows. */
export function paperOf<Row>(data: TableData<Row>, filters: readonly FilterText[]): ReactNode {
  const rows = matchingRows(data).slice(0, mostOnPaper)
  if (rows.length === 0) return null
  return (
    <Paper
      rows={rows}
      columns={columnsInOrder(data)}
      rowCount={data.shown.rowCount}
      locale={data.locale}
      query={data.state}
      filters={filters}
    />
  )
}

const textField = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** The index of the grid's row that has the focus; -1 for the header, and nothing where a text is marked or written. */
function focusedRow({ currentTarget }: Event) {
  const { activeElement } = document
  const grid = currentTarget instanceof Element && currentTarget.querySelector<HTMLElement>('[role=grid]')
  if (!grid || !activeElement || activeElement.matches(textField) || getSelection()?.toString()) return undefined
  const row = cellOf(grid, activeElement)?.parentElement
  return row ? Number(row.dataset['index']) : undefined
}

const hasRows = <Row,>({ selection, shown }: TableData<Row>, focused: number | undefined) =>
  focused !== undefined && (selection.selectedCount > 0 || shown.rows[focused] !== undefined)

/** Reports to browsers that ask before they copy that there are rows to copy. */
export function askCopy<Row>(event: Event, data: TableData<Row>) {
  if (hasRows(data, focusedRow(event))) event.preventDefault()
}

/** The chosen rows; where none is, the row of the focus. */
function rowsOf<Row>(data: TableData<Row>, focused: number): RankedRow<Row>[] {
  if (data.selection.selectedCount > 0) return selectedRows(data)
  const { rows, firstRow } = data.shown
  return rows.slice(focused, focused + 1).map((row) => ({ row, rank: firstRow + focused + 1 }))
}

/** Rows that are copied at once; more of them would keep keys waiting. */
const mostAtOnce = 2000

const copiedOf = <Row,>(data: TableData<Row>, rows: readonly RankedRow<Row>[]) => ({
  rows,
  columns: columnsInOrder(data),
  locale: data.locale,
})

/** Says, once rows are copied, how many of those that are meant. */
async function tell(
  copying: Promise<void> | undefined,
  count: number,
  meant: number,
  announce: (text: ReactNode) => void,
): Promise<ReactNode> {
  let said: ReactNode = <Copied count={count} of={Math.max(count, meant)} />
  try {
    await copying
  } catch {
    said = <NotCopied />
  }
  announce(said)
  return said
}

/** Copies rows; what a person has marked is left to the browser. */
export async function copyRows<Row>(event: ClipboardEvent, data: TableData<Row>, announce: (text: ReactNode) => void) {
  const focused = focusedRow(event)
  if (event.defaultPrevented || focused === undefined || !hasRows(data, focused)) return
  event.preventDefault()
  const copied = copiedOf(data, rowsOf(data, focused))
  const { length } = copied.rows
  const isMany = length > mostAtOnce && canCopyInPieces()
  if (!isMany) copyAtOnce(copied, event)
  await tell(isMany ? copyInPieces(copied) : undefined, length, data.selection.selectedCount, announce)
}

/** Copies the selected rows on a press, and returns the message. */
export function copyChosen<Row>(data: TableData<Row>, announce: (text: ReactNode) => void) {
  const copied = copiedOf(data, selectedRows(data))
  const { length } = copied.rows
  const copying = length > mostAtOnce ? copyInPieces(copied) : copyAtPress(copied)
  return tell(copying, length, data.selection.selectedCount, announce)
}
