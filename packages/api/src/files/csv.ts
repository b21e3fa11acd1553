import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Options } from 'csv-parse'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { RequestFailure } from '../core/failure.ts'
import type { Table, TableRow, TableWish } from './table.ts'
import { collectTable } from './table.ts'

const DELIMITERS = [',', ';', '\t']
/** As much of a text as its first row may take. */
const FIRST_ROW = 20_000
/** Characters that are read before anybody else comes in. */
const PIECE = 64 * 1024
/** Spreadsheets write this first to say which delimiter they use. */
const SAYS_DELIMITER = /^"?sep=(?<delimiter>[,;\t])"?\r?\n/i

function optionsWith(delimiter: string): Options {
  return {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  }
}

function firstRow(text: string, delimiter: string): string[] {
  try {
    const options = { ...optionsWith(delimiter), to: 1, skip_records_with_empty_values: true, columns: false } as const
    return parseAtOnce(text.slice(0, FIRST_ROW), options)[0] ?? []
  } catch {
    return []
  }
}

/** The delimiter by which the first row has the most known headings, and of several the most cells. */
function delimiterOf(text: string, { countHeadings }: Pick<TableWish, 'countHeadings'>): string {
  const found = DELIMITERS.map((delimiter) => {
    const cells = firstRow(text, delimiter)
    return { delimiter, weight: countHeadings(cells) * FIRST_ROW + cells.length }
  })
  return found.reduce((best, each) => (each.weight > best.weight ? each : best)).delimiter
}

/** A text in pieces; between two of them others have their turn. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE)
    await setImmediate()
  }
}

async function* rowsOf(text: string, delimiter: string, rowsBefore: number): AsyncGenerator<TableRow> {
  const parser = Readable.from(piecesOf(text)).pipe(parse(optionsWith(delimiter)))
  let row = rowsBefore
  for await (const cells of parser) {
    row += 1
    yield { row, cells: cells as string[] }
  }
}

/** Reads text whose cells are set apart by commas, semicolons or tabs; null where it begins with no known heading. */
export async function readCsv(text: string, wish: TableWish): Promise<Table | null> {
  const said = SAYS_DELIMITER.exec(text)
  const rest = said ? text.slice(said[0].length) : text
  const delimiter = said?.groups?.['delimiter'] ?? delimiterOf(rest, wish)
  try {
    return await collectTable(rowsOf(rest, delimiter, said ? 1 : 0), wish)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const message = `A quotation mark is never closed, or not where a cell ends: ${error.message}`
    throw new RequestFailure('FILE_UNREADABLE', { message })
  }
}
