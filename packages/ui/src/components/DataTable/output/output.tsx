import type { ReactNode } from 'react'
import { cellOf } from '../keyboard/grid-dom.ts'
import type { FilterText } from '../model/table-context.ts'
import { columnsInOrder, matchingRows, type RankedRow, selectedRows, type TableData } from '../model/table-data.ts'
import { Copied, NotCopied } from './Copied.tsx'
import { canCopyInSlices, copyToEvent, copyToClipboard, copyToClipboardInSlices } from './copied-rows.ts'
import { Paper } from './Paper.tsx'

/** Maximum number of printed rows. */
const mostOnPaper = 1000

/** The printed content of a table; it renders nothing without rows. */
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

/** Returns the index of the focused row; -1 for the header, and undefined if the user selects or types text. */
function focusedRow({ currentTarget }: Event) {
  const { activeElement } = document
  const grid = currentTarget instanceof Element && currentTarget.querySelector<HTMLElement>('[role=grid]')
  if (!grid || !activeElement || activeElement.matches(textField) || getSelection()?.toString()) return undefined
  const row = cellOf(grid, activeElement)?.parentElement
  return row ? Number(row.dataset['index']) : undefined
}

const hasRows = <Row,>({ selection, shown }: TableData<Row>, focused: number | undefined) =>
  focused !== undefined && (selection.selectedCount > 0 || shown.rows[focused] !== undefined)

/** Signals to browsers that check before a copy that there are rows to copy. */
export function enableCopy<Row>(event: Event, data: TableData<Row>) {
  if (hasRows(data, focusedRow(event))) event.preventDefault()
}

/** Returns the selected rows; without any, the focused row. */
function rowsOf<Row>(data: TableData<Row>, focused: number): RankedRow<Row>[] {
  if (data.selection.selectedCount > 0) return selectedRows(data)
  const { rows, firstRow } = data.shown
  return rows.slice(focused, focused + 1).map((row) => ({ row, rank: firstRow + focused + 1 }))
}

/** Maximum rows copied synchronously; more would block key presses. */
const mostAtOnce = 2000

const copiedOf = <Row,>(data: TableData<Row>, rows: readonly RankedRow<Row>[]) => ({
  rows,
  columns: columnsInOrder(data),
  locale: data.locale,
})

/** Announces after a copy how many of the intended rows were copied. */
async function announceCopy(
  copying: Promise<void> | undefined,
  count: number,
  meant: number,
  announce: (text: ReactNode) => void,
): Promise<ReactNode> {
  let announcement: ReactNode = <Copied count={count} of={Math.max(count, meant)} />
  try {
    await copying
  } catch {
    announcement = <NotCopied />
  }
  announce(announcement)
  return announcement
}

/** Copies rows, unless the user has selected text; the browser copies that. */
export async function copyRows<Row>(event: ClipboardEvent, data: TableData<Row>, announce: (text: ReactNode) => void) {
  const focused = focusedRow(event)
  if (event.defaultPrevented || focused === undefined || !hasRows(data, focused)) return
  event.preventDefault()
  const copied = copiedOf(data, rowsOf(data, focused))
  const { length } = copied.rows
  const isMany = length > mostAtOnce && canCopyInSlices()
  if (!isMany) copyToEvent(copied, event)
  await announceCopy(
    isMany ? copyToClipboardInSlices(copied) : undefined,
    length,
    data.selection.selectedCount,
    announce,
  )
}

/** Copies the selected rows on a press, and returns the message. */
export function copySelectedRows<Row>(data: TableData<Row>, announce: (text: ReactNode) => void) {
  const copied = copiedOf(data, selectedRows(data))
  const { length } = copied.rows
  const copying = length > mostAtOnce ? copyToClipboardInSlices(copied) : copyToClipboard(copied)
  return announceCopy(copying, length, data.selection.selectedCount, announce)
}
