import { setImmediate } from 'node:timers/promises'
import type { CellValue } from 'hucre/xlsx'
import { streamXlsxRows } from 'hucre/xlsx'
import { RequestFailure } from '../core/failure.ts'
import type { ArchiveEntry } from './archive.ts'
import { storedArchive, unpackArchive } from './archive.ts'
import type { Table, TableRow, TableWish } from './table.ts'
import { collectTable, tooManyRows } from './table.ts'

/** How much larger than packed the text of a workbook may be. */
const UNPACKED_TIMES = 10
/** The sheets in which headings are looked for. */
const SHEETS_TRIED = 20
/** Rows that hold nothing, for each that may hold something, and some more. */
const ROWS_PASSED = { times: 4, more: 1_000 }
const PIECE = 32 * 1024

const IS_TEXT = /\.(?:xml|rels)$/i
const IS_SHEET = /^xl\/worksheets\/.+\.xml$/i
/** A cell that stands further right than a list of people is wide: its row would be filled up to there. */
const FAR_RIGHT = /\sr\s*=\s*["'](?:[a-z]{3,}|[^"']*&)/i

function textOf(value: CellValue): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/** An archive as a stream of small pieces; between two of them others have their turn. */
function streamOf(pieces: readonly Buffer[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(smallPieces(pieces))
}

async function* smallPieces(pieces: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PIECE) {
      yield new Uint8Array(piece.subarray(at, at + PIECE))
      await setImmediate()
    }
  }
}

async function* rowsOf(pieces: readonly Buffer[], sheet: number, maxRows: number): AsyncGenerator<TableRow> {
  const most = maxRows * ROWS_PASSED.times + ROWS_PASSED.more
  let passed = 0
  for await (const { index, values } of streamXlsxRows(streamOf(pieces), { sheet, maxRows: most })) {
    passed += 1
    yield { row: index + 1, cells: values.map(textOf) }
  }
  if (passed >= most) throw tooManyRows(maxRows)
}

/** The sheets last, as whoever streams them needs it. */
async function partsOf(bytes: Buffer, { maxBytes }: TableWish): Promise<ArchiveEntry[]> {
  const parts = await unpackArchive(bytes, (name) => IS_TEXT.test(name), maxBytes * UNPACKED_TIMES)
  const sheets = parts.filter(({ name }) => IS_SHEET.test(name))
  if (sheets.some(({ content }) => FAR_RIGHT.test(content.toString('latin1')))) {
    throw new RequestFailure('FILE_UNPACKS_TOO_LARGE', { message: 'A sheet has more than 702 columns.' })
  }
  return [...parts.filter((part) => !sheets.includes(part)), ...sheets]
}

/** Reads the first sheet of a workbook that begins with a known heading, formulas by their values; null where none does. */
export async function readXlsx(bytes: Buffer, wish: TableWish): Promise<Table | null> {
  const parts = await partsOf(bytes, wish)
  const pieces = storedArchive(parts)
  const sheets = Math.min(parts.filter(({ name }) => IS_SHEET.test(name)).length, SHEETS_TRIED)
  if (sheets === 0) throw new RequestFailure('FILE_UNREADABLE', { message: 'The archive is no workbook.' })
  try {
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      const table = await collectTable(rowsOf(pieces, sheet, wish.maxRows), wish)
      if (table) return table
    }
    return null
  } catch (error) {
    if (error instanceof RequestFailure) throw error
    // Whatever the library stumbles over lies in the file.
    throw new RequestFailure('FILE_UNREADABLE', { message: error instanceof Error ? error.message : String(error) })
  }
}
