import type { Info, Options } from 'csv-parse'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { HttpError } from '../core/http/http-error.ts'
import type { Table, TableOptions } from './table.ts'
import { countHeadings, TableCollector } from './table.ts'

const DELIMITERS = [',', ';', '\t']
/** The maximum characters of the first row. */
const FIRST_ROW = 20_000
/** Spreadsheets write this first line to declare their delimiter. */
const DELIMITER_LINE = /^"?sep=(?<delimiter>[,;\t])"?\r?\n/i

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
    return parse(text.slice(0, FIRST_ROW), options)[0] ?? []
  } catch {
    return []
  }
}

/** The delimiter with which the first row has the most known headings; of several, the one with the most cells. */
function delimiterOf(text: string, headings: readonly string[]): string {
  const found = DELIMITERS.map((delimiter) => {
    const cells = firstRow(text, delimiter)
    return { delimiter, weight: countHeadings(cells, headings) * FIRST_ROW + cells.length }
  })
  return found.reduce((best, each) => (each.weight > best.weight ? each : best)).delimiter
}

/** A line with only spaces. */
const ONLY_SPACES = /^[^\S\r\n]+$/gm

/** A cell with an unclosed quotation mark: the parser keeps the mark and the following lines in it. */
const HAS_OPEN_QUOTE = /^"[^]*[\r\n]/

const isUnclosed = (error: CsvError): error is CsvError & Info => error.code === 'CSV_QUOTE_NOT_CLOSED'

function unclosedQuote(row: number): HttpError {
  const message = `A quotation mark in row ${row} is never closed.`
  return new HttpError('FILE_QUOTE_UNCLOSED', { message, current: { row } })
}

/** Reads text whose cells are separated by commas, semicolons or tabs; null if it begins with no known heading. */
export function readCsv(text: string, options: TableOptions): Table | null {
  const delimiterLine = DELIMITER_LINE.exec(text)
  const rest = delimiterLine ? text.slice(delimiterLine[0].length) : text
  const delimiter = delimiterLine?.groups?.['delimiter'] ?? delimiterOf(rest, options.headings)
  const collector = new TableCollector(options)
  const rowsBefore = delimiterLine ? 1 : 0
  const keep = (cells: string[], { records, empty_lines }: Info) => {
    const row = rowsBefore + records + empty_lines
    if (cells.some((cell) => HAS_OPEN_QUOTE.test(cell))) throw unclosedQuote(row)
    collector.take(row, cells)
    return null
  }
  try {
    // Blank lines must be skipped, because each costs the parser an error with a stack trace. A line of only spaces
    // counts as blank.
    parse(rest.replaceAll(ONLY_SPACES, ''), { ...optionsWith(delimiter), skip_empty_lines: true, on_record: keep })
    const { table } = collector
    return table && { ...table, worksheets: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (isUnclosed(error)) throw unclosedQuote(rowsBefore + error.records + error.empty_lines + 1)
    throw new HttpError('FILE_UNREADABLE', { message: error.message })
  }
}
