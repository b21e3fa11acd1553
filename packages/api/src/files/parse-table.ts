import { HttpError } from '../core/http/http-error.ts'
import { readCsv } from './csv.ts'
import { decodeText } from './decode.ts'
import type { Table, TableOptions } from './table.ts'
import { readXlsx } from './xlsx.ts'

const ARCHIVE = 'PK'
/** First bytes of older Office files and of encrypted workbooks, which also name their package. */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0'
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')
/** First bytes of other kinds of files, whatever their names: PDF, older Office, images, RTF, web pages. */
const OTHER_KINDS = ['%PDF', COMPOUND, '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '{\\rtf', '<']

async function tableIn(bytes: Buffer, options: TableOptions): Promise<Table | null> {
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith(ARCHIVE)) return readXlsx(bytes, options)
  if (start.startsWith(COMPOUND) && bytes.includes(ENCRYPTED_PACKAGE)) {
    throw new HttpError('FILE_PASSWORD_PROTECTED')
  }
  const text = OTHER_KINDS.some((kind) => start.startsWith(kind)) ? null : decodeText(bytes)
  if (text === null) throw new HttpError('FILE_UNREADABLE', { message: 'It isn’t an .xlsx or .csv file.' })
  if (text.trim() === '') throw new HttpError('FILE_EMPTY')
  return readCsv(text, options)
}

/** Parses a table from a user's file. The content determines its kind, never the name. */
export async function parseTable(bytes: Buffer, options: TableOptions): Promise<Table> {
  const { maxBytes } = options
  if (bytes.length > maxBytes) {
    const message = `A file can have up to ${maxBytes} bytes.`
    throw new HttpError('FILE_TOO_LARGE', { message, current: { maxBytes } })
  }
  if (bytes.length === 0) throw new HttpError('FILE_EMPTY')
  const table = await tableIn(bytes, options)
  if (!table) throw new HttpError('FILE_WITHOUT_HEADINGS')
  if (table.rows.length === 0) throw new HttpError('FILE_WITHOUT_ROWS')
  return table
}
