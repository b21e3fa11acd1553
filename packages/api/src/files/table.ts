import type { SheetNames } from '@tessera/contract'
import { isBlank } from '@tessera/contract'
import { RequestFailure } from '../core/failure.ts'
import { plainHeading } from './plain-word.ts'

/** One row of a file: its place there, the first row being 1, and its cells as text. */
export interface TableRow {
  row: number
  cells: string[]
}

/** The headings and the filled rows of a sheet. */
export interface SheetTable {
  headings: string[]
  rows: TableRow[]
}

/** A table that was read from a file. */
export interface Table extends SheetTable {
  /** The sheets of a workbook by name: the one that was read, and the others that are hidden or hold anything. */
  sheets: SheetNames | null
}

/** The bounds of a file and the headings by which its table is found. */
export interface TableWish {
  /** The most filled rows below the headings. */
  maxRows: number
  /** The most bytes of the file. */
  maxBytes: number
  /** Known headings in their plain form. */
  headings: readonly string[]
}

/** No list of people has as many columns; further ones are left out. */
const MOST_COLUMNS = 100
/** The rows of a spreadsheet; a text file has no more either, blank ones included. */
export const MOST_RECORDS = 1_048_576
/** No meaningful cell has as many characters; a sign that no cell has marks the cut. */
const MOST_CHARACTERS = 500
const CUT = '…'
/** The most characters of all filled rows. A list of 5,000 people has about a million. */
const MOST_IN_ALL = 3_000_000

const bounded = (cell: string) => (cell.length > MOST_CHARACTERS ? cell.slice(0, MOST_CHARACTERS) + CUT : cell)

/** Counts the cells of a row that are known headings. */
export function countHeadings(cells: readonly string[], known: readonly string[]): number {
  return cells.filter((cell) => known.includes(plainHeading(cell))).length
}

/** Collects the filled rows of a file, in their order. */
export class TableCollector {
  readonly #wish: TableWish
  readonly #rows: TableRow[] = []
  #headings: string[] | null = null
  #characters = 0
  /** The first filled row has no known heading. */
  isOther = false

  constructor(wish: TableWish) {
    this.#wish = wish
  }

  /** Takes the next row. Throws TOO_MANY_ROWS when more are filled than allowed. */
  take(row: number, all: readonly string[]): void {
    if (row > MOST_RECORDS)
      throw new RequestFailure('FILE_UNPACKS_TOO_LARGE', { message: `More than ${MOST_RECORDS} rows.` })
    if (this.isOther) return
    const cells = all.slice(0, MOST_COLUMNS).map(bounded)
    if (cells.every(isBlank)) return
    if (!this.#headings) {
      if (countHeadings(cells, this.#wish.headings) > 0) this.#headings = cells
      else this.isOther = true
      return
    }
    const { maxRows } = this.#wish
    if (this.#rows.length >= maxRows) {
      throw new RequestFailure('TOO_MANY_ROWS', {
        message: `A file has at most ${maxRows} rows.`,
        current: { maxRows },
      })
    }
    this.#characters += cells.reduce((sum, { length }) => sum + length, 0)
    if (this.#characters > MOST_IN_ALL) {
      throw new RequestFailure('FILE_UNPACKS_TOO_LARGE', { message: `More than ${MOST_IN_ALL} characters.` })
    }
    this.#rows.push({ row, cells })
  }

  /** The table; null when the first filled row has no known heading, or none is filled. */
  get table(): SheetTable | null {
    return this.#headings && { headings: this.#headings, rows: this.#rows }
  }
}
