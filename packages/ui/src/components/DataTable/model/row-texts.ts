import type { DataTableColumn } from '../types.ts'
import { foldedText, type RowIndex } from './row-model.ts'

/** The text of matching rows, rendered or not, by index: without case and accents, one line per column. */
export interface RowTexts {
  count: number
  /** The searched text of a row. */
  searchedAt: (position: number) => string
  /** The columns' texts of a row, by id. */
  textAt: (position: number, ids: readonly string[]) => string
  /** The ids of columns that have text but are excluded from the search. */
  unsearched: readonly string[]
}

interface ReadRows<Row> {
  /** The matching rows. */
  rows: readonly Row[]
  /** Their positions in the index; undefined if they equal their own indexes. */
  positions: readonly number[] | undefined
  index: RowIndex
  columns: readonly DataTableColumn<Row>[]
  locale: string
}

/** Reads rows on demand; the search text is shared. */
export function readRows<Row>({ rows, positions, index, columns, locale }: ReadRows<Row>): RowTexts {
  // A column rendered without a value has no text.
  const read = columns.filter(({ isSearchable, value, cell }) => isSearchable !== false || value || !cell)
  return {
    count: rows.length,
    searchedAt: (position) => index.haystackAt(positions?.[position] ?? position),
    textAt: (position, ids) =>
      foldedText(
        rows[position],
        read.filter(({ id }) => ids.includes(id)),
        locale,
      ),
    unsearched: read.filter(({ isSearchable }) => isSearchable === false).map(({ id }) => id),
  }
}
