import { RequestFailure } from '../core/failure.ts'

/** One row of a file: where it stands there, the first row being 1, and its cells as text. */
export interface TableRow {
  row: number
  cells: string[]
}

/** What a file holds: what its columns are called, and the rows below that hold anything. */
export interface Table {
  headings: string[]
  rows: TableRow[]
}

/** What whoever reads a file wants of it. */
export interface TableWish {
  /** How many rows there may be below the headings, and how many bytes the file may have. */
  maxRows: number
  maxBytes: number
  /** How many of a row's cells are headings that are known. */
  countHeadings: (cells: readonly string[]) => number
}

/** No list of people has as many columns; what stands further right is nobody's. */
const MOST_COLUMNS = 100

/** No cell that means anything has as many characters; what is cut off is told by a sign that stands in none. */
const MOST_CHARACTERS = 500
const CUT = '…'

const bounded = (cell: string) => (cell.length > MOST_CHARACTERS ? cell.slice(0, MOST_CHARACTERS) + CUT : cell)

/** Refuses a file that has more rows than may be. */
export function tooManyRows(maxRows: number): RequestFailure {
  return new RequestFailure('TOO_MANY_ROWS', { message: `A file has at most ${maxRows} rows.`, current: { maxRows } })
}

/** Collects a table from rows in their order; answers null where the first that holds anything has no known heading. */
export async function collectTable(
  rows: AsyncIterable<TableRow>,
  { maxRows, countHeadings }: Pick<TableWish, 'maxRows' | 'countHeadings'>,
): Promise<Table | null> {
  let headings: string[] | null = null
  const filled: TableRow[] = []
  for await (const { row, cells: all } of rows) {
    const cells = all.slice(0, MOST_COLUMNS).map(bounded)
    if (cells.every((cell) => cell.trim() === '')) continue
    if (headings) filled.push({ row, cells })
    else if (countHeadings(cells) > 0) headings = cells
    else return null
    if (filled.length > maxRows) throw tooManyRows(maxRows)
  }
  return headings && { headings, rows: filled }
}
