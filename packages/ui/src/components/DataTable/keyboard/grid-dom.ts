/** A cell in keyboard coordinates: row -1 is the header. */
export interface CellPosition {
  row: number
  column: number
  /** The row's details, below its cells. */
  isDetail: boolean
}

/** Marks the widget that takes the focus instead of its cell, because the cell contains nothing else. */
export const cellFocus = { 'data-cell-focus': '', tabIndex: -1 } as const

const widgets =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable=true]'

/** Marks the link in the name of a row. */
export const rowLink = { 'data-row-link': '' } as const

interface Press {
  target: EventTarget
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether a click opens the row in this tab by the link in its name. */
export const isPlainPressOnName = ({ target, ctrlKey, metaKey, shiftKey, altKey }: Press) =>
  target instanceof Element && target.closest('[data-row-link]') !== null && !(ctrlKey || metaKey || shiftKey || altKey)

export const rowAt = (grid: HTMLElement, index: number) =>
  grid.querySelector<HTMLElement>(`:scope > [role=rowgroup] > [data-index="${index}"]`)

export const detailOf = (row: HTMLElement) => row.querySelector<HTMLElement>(':scope > [data-detail]')

/** Returns the grid's own cell around an element, not a cell of a grid in its details. */
export function cellOf(grid: HTMLElement, element: Element | null): HTMLElement | null {
  const cell = element?.closest<HTMLElement>('[data-index] > [aria-colindex]') ?? null
  if (!cell || !grid.contains(cell)) return null
  return cell.closest('[role=grid]') === grid ? cell : cellOf(grid, cell.parentElement)
}

export const focusTargetOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>('[data-cell-focus]') ?? cell

/** Focusable elements in a cell, except the one that takes the cell's focus. */
export const widgetsOf = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>(widgets)].filter((each) => each !== focusTargetOf(cell))

/** Whether a press is for a widget or selects text, so the row ignores it. */
export function isForWidget(target: Element, row: Element) {
  for (let each: Element | null = target; each && each !== row; each = each.parentElement) {
    if (each.matches(`${widgets}, label, [data-detail]`) && !each.matches('[aria-colindex]:not([data-detail])'))
      return true
  }
  return (getSelection()?.toString() ?? '') !== ''
}

export function cellPositionOf(cell: HTMLElement): CellPosition {
  const row = cell.parentElement
  return {
    row: Number(row?.dataset.index),
    column: row ? Array.from<Element>(row.children).indexOf(cell) : 0,
    isDetail: 'detail' in cell.dataset,
  }
}

/** Scrolls an element clear of the sticky header and columns; sticky cells are always visible sideways. */
export function bringIntoView(cell: HTMLElement) {
  const shown = 'sticky' in cell.dataset || 'detail' in cell.dataset ? cell.parentElement : cell
  shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
