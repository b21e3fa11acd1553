import type { WorksheetNames } from '@tessera/contract'
import { isBlank } from '@tessera/contract'
import { HttpError } from '../core/http/http-error.ts'
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
  /** Names of a workbook's worksheets: the one that was read, and the others that are hidden or not empty. */
  worksheets: WorksheetNames | null
}

/** The bounds of a file and the headings by which its table is found. */
export interface TableOptions {
  /** The most filled rows below the headings. */
  maxRows: number
  /** The most bytes of the file. */
  maxBytes: number
  /** Known headings in their plain form. */
  headings: readonly string[]
  /** The most characters of a cell, and of all filled rows; those of a list of people when absent. */
  longest?: { cell: number; all: number }
}

/** No list of people has as many columns; further ones are left out. */
const MOST_COLUMNS = 100
/** The rows of a spreadsheet; a text file has no more either, blank ones included. */
export const MOST_RECORDS = 1_048_576
/** No meaningful cell of a list of people has as many characters, nor all its filled rows: one of 5,000 has about a million. */
const DEFAULT_LENGTHS = { cell: 500, all: 3_000_000 }
/** Marks the cut. */
const CUT = '…'

const bounded = (cell: string, most: number) => (cell.length > most ? cell.slice(0, most) + CUT : cell)

/** Counts the cells of a row that are known headings. */
export function countHeadings(cells: readonly string[], known: readonly string[]): number {
  return cells.filter((cell) => known.includes(plainHeading(cell))).length
}

/** Collects the filled rows of a file, in their order. */
export class TableCollector {
  readonly #wish: TableOptions
  readonly #rows: TableRow[] = []
  #headings: string[] | null = null
  #characters = 0
  /** The first filled row has no known heading. */
  isOther = false

  constructor(options: TableOptions) {
    this.#wish = options
  }

  /** Takes the next row. Throws TOO_MANY_ROWS when more are filled than allowed. */
  take(row: number, all: readonly string[]): void {
    if (row > MOST_RECORDS)
      throw new HttpError('FILE_UNPACKS_TOO_LARGE', { message: `More than ${MOST_RECORDS} rows.` })
    if (this.isOther) return
    const { maxRows, longest = DEFAULT_LENGTHS } = this.#wish
    const cells = all.slice(0, MOST_COLUMNS).map((cell) => bounded(cell, longest.cell))
    if (cells.every(isBlank)) return
    if (!this.#headings) {
      if (countHeadings(cells, this.#wish.headings) > 0) this.#headings = cells
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

  /** The table; null when the first filled row has no known heading, or none is filled. */
  get table(): SheetTable | null {
    return this.#headings && { headings: this.#headings, rows: this.#rows }
  }
}
