import type { CellPosition } from './grid-dom.ts'

interface GridSize {
  rowCount: number
  columnCount: number
  /** Rows that Page Up and Page Down skip. */
  rowsInView: number
  hasDetail: (row: number) => boolean
}

interface GridKey {
  key: string
  /** Ctrl, or Cmd on a Mac. */
  isFar: boolean
  isRightToLeft: boolean
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Returns the target of a key in a cell; undefined for other keys. */
export function nextPosition(
  from: CellPosition,
  { key, isFar, isRightToLeft }: GridKey,
  { rowCount, columnCount, rowsInView, hasDetail }: GridSize,
): CellPosition | undefined {
  const { row, column, isDetail } = from
  const last = rowCount - 1
  const to = (nextRow: number, nextColumn = column): CellPosition => ({
    row: Math.max(-1, Math.min(nextRow, last)),
    column: Math.max(0, Math.min(nextColumn, columnCount - 1)),
    isDetail: false,
  })
  const detailIn = (detailRow: number): CellPosition => ({ row: detailRow, column, isDetail: true })

  switch (isRightToLeft ? (mirrored[key] ?? key) : key) {
    case 'ArrowDown':
      if (isFar) return to(last)
      return !isDetail && hasDetail(row) ? detailIn(row) : to(row + 1)
    case 'ArrowUp':
      if (isFar) return to(0)
      if (isDetail) return to(row)
      return row > 0 && hasDetail(row - 1) ? detailIn(row - 1) : to(row - 1)
    case 'ArrowLeft':
      return isDetail ? undefined : to(row, isFar ? 0 : column - 1)
    case 'ArrowRight':
      return isDetail ? undefined : to(row, isFar ? columnCount - 1 : column + 1)
    case 'Home':
      return to(isFar ? Math.min(0, last) : row, 0)
    case 'End':
      return to(isFar ? last : row, columnCount - 1)
    case 'PageDown':
      return to(row + rowsInView)
    case 'PageUp':
      // Page keys move within the rows; an arrow key reaches the header.
      return to(Math.max(Math.min(0, row), row - rowsInView))
    default:
      return undefined
  }
}
