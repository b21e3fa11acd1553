import type { WorksheetNames } from '@tessera/contract'
import { isBlank } from '@tessera/contract'
import { HttpError } from '../core/http/http-error.ts'
import { comparableHeading } from './comparable-text.ts'

/** A row of a file: its row number, starting at 1, and its cells as text. */
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
  /** Names of a workbook's worksheets: the one that was read, and skipped ones that are hidden or not empty. */
  worksheets: WorksheetNames | null
}

/** The limits of a file and the headings that identify its table. */
export interface TableOptions {
  /** The maximum number of filled rows below the headings. */
  maxRows: number
  /** The maximum bytes of the file. */
  maxBytes: number
  /** Known headings, normalized. */
  headings: readonly string[]
  /** The maximum characters of a cell, and of all filled rows. The defaults fit a list of users. */
  longest?: { cell: number; all: number }
}

/** No list of users has this many columns; further ones are ignored. */
const MOST_COLUMNS = 100
/** The row limit of a spreadsheet; it also applies to text files, including blank rows. */
export const MOST_RECORDS = 1_048_576
/**
 * No valid list of users reaches these characters per cell or in all rows: a list of 5,000 users has about a million.
 */
const DEFAULT_LENGTHS = { cell: 500, all: 3_000_000 }
/** Marks a truncated cell. */
const CUT = '…'

const bounded = (cell: string, most: number) => (cell.length > most ? cell.slice(0, most) + CUT : cell)

/** Counts a row's cells that are known headings. */
export function countHeadings(cells: readonly string[], known: readonly string[]): number {
  return cells.filter((cell) => known.includes(comparableHeading(cell))).length
}

/** Collects the filled rows of a file in order. */
export class TableCollector {
  readonly #options: TableOptions
  readonly #rows: TableRow[] = []
  #headings: string[] | null = null
  #characters = 0
  /** The first filled row has no known heading. */
  isOther = false

  constructor(options: TableOptions) {
    this.#options = options
  }

  /** Adds the next row. Throws TOO_MANY_ROWS if more rows are filled than allowed. */
  take(row: number, all: readonly string[]): void {
    if (row > MOST_RECORDS)
      throw new HttpError('FILE_UNPACKS_TOO_LARGE', { message: `More than ${MOST_RECORDS} rows.` })
    if (this.isOther) return
    const { maxRows, longest = DEFAULT_LENGTHS } = this.#options
    const cells = all.slice(0, MOST_COLUMNS).map((cell) => bounded(cell, longest.cell))
    if (cells.every(isBlank)) return
    if (!this.#headings) {
      if (countHeadings(cells, this.#options.headings) > 0) this.#headings = cells
      else this.isOther = true
      return
    }
    if (this.#rows.length >= maxRows) {
      throw new HttpError('TOO_MANY_ROWS', {
        message: `A file can have up to ${maxRows} rows.`,
        current: { maxRows },
      })
    }
    this.#characters += cells.reduce((sum, { length }) => sum + length, 0)
    if (this.#characters > longest.all) {
      throw new HttpError('FILE_UNPACKS_TOO_LARGE', { message: `More than ${longest.all} characters.` })
    }
    this.#rows.push({ row, cells })
  }

  /** The table; null if the first filled row has no known heading, or no row is filled. */
  get table(): SheetTable | null {
    return this.#headings && { headings: this.#headings, rows: this.#rows }
  }
}
