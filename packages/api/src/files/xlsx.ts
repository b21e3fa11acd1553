import { isBlank } from '@tessera/contract'
import type { CellValue } from 'hucre/xlsx'
import { readXlsx as readWorkbook } from 'hucre/xlsx'
import { HttpError } from '../core/http/http-error.ts'
import type { ArchiveEntry } from './archive.ts'
import { storedArchive, unpackArchive } from './archive.ts'
import type { SheetTable, Table, TableOptions } from './table.ts'
import { MOST_RECORDS, TableCollector } from './table.ts'

/** The maximum ratio of a workbook's unpacked text to its packed size. */
const UNPACKED_TIMES = 10
/** The maximum bytes of a workbook's shared strings. A list of 5,000 users has about 1 MB. */
const MOST_SHARED = 10_000_000
/** The number of sheets that are searched for headings. */
const SHEETS_TRIED = 20

/** The parts that contain cells. Drawings, comments, pivots and similar parts are never unpacked. */
const IS_NEEDED =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i
const IS_SHEET = /^xl\/worksheets\/.+\.xml$/i
const IS_SHARED = /^xl\/sharedStrings[^/]*\.xml$/i
/** A cell beyond the columns of a list of users: the library would fill its row up to there. */
const FAR_RIGHT = /\sr\s*=\s*["'](?:[a-z]{3,}|[^"']*&)/i

function textOf(value: CellValue): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

const tooLarge = (message: string) => new HttpError('FILE_UNPACKS_TOO_LARGE', { message })

async function partsOf(bytes: Buffer, { maxBytes }: TableOptions): Promise<ArchiveEntry[]> {
  const parts = await unpackArchive(bytes, (name) => IS_NEEDED.test(name), maxBytes * UNPACKED_TIMES)
  const sheets = parts.filter(({ name }) => IS_SHEET.test(name))
  if (sheets.length === 0) throw new HttpError('FILE_UNREADABLE', { message: 'The archive is no workbook.' })
  if (sheets.some(({ content }) => FAR_RIGHT.test(content.toString('latin1')))) {
    throw tooLarge('A sheet has more than 702 columns.')
  }
  const shared = parts.filter(({ name }) => IS_SHARED.test(name)).reduce((sum, { content }) => sum + content.length, 0)
  if (shared > MOST_SHARED) throw tooLarge(`The texts of its cells have more than ${MOST_SHARED} bytes.`)
  return parts
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)`, 'i').exec(tag)?.[1]
const tagsIn = (parts: readonly ArchiveEntry[], part: string, tag: string) => {
  const xml = parts.find(({ name }) => name.toLowerCase() === part)?.content.toString('utf8') ?? ''
  return xml.match(new RegExp(String.raw`<(?:\w+:)?${tag}\s[^>]*>`, 'gi')) ?? []
}

/** The indexes of sheets without cells, such as charts: the library treats them as damaged. */
function sheetsWithoutCells(parts: readonly ArchiveEntry[]): ReadonlySet<number> {
  const relations = tagsIn(parts, 'xl/_rels/workbook.xml.rels', 'Relationship')
  const others = relations.filter((tag) => /\/(?:chart|dialog|macro)sheet["']/i.test(tag))
  const ids = new Set(others.map((tag) => attributeOf(tag, 'Id')))
  const sheets = tagsIn(parts, 'xl/workbook.xml', 'sheet')
  return new Set(sheets.flatMap((tag, index) => (ids.has(attributeOf(tag, String.raw`\w+:id`)) ? [index] : [])))
}

function tableOf(rows: readonly (readonly CellValue[])[], options: TableOptions): SheetTable | null {
  const collector = new TableCollector(options)
  for (const [index, values] of rows.entries()) collector.take(index + 1, values.map(textOf))
  return collector.table
}

const isFilled = (rows: readonly (readonly CellValue[])[]): boolean =>
  rows.some((cells) => cells.some((value) => !isBlank(textOf(value))))

/**
 * Reads the first visible sheet of a workbook that begins with a known heading, with the values of formulas; null if
 * there is none.
 */
export async function readXlsx(bytes: Buffer, options: TableOptions): Promise<Table | null> {
  const parts = await partsOf(bytes, options)
  const archive = Buffer.concat(storedArchive(parts))
  const withoutCells = sheetsWithoutCells(parts)
  const hidden: string[] = []
  const untried: string[] = []
  let tried = 0
  try {
    const { sheets } = await readWorkbook(archive, {
      sheets: ({ name, index, hidden: isHidden, veryHidden }) => {
        if (isHidden || veryHidden) return hidden.push(name) === 0
        if (withoutCells.has(index)) return untried.push(name) === 0
        tried += 1
        return tried <= SHEETS_TRIED || untried.push(name) === 0
      },
      maxRows: MOST_RECORDS + 1,
    })
    for (const { name, rows } of sheets) {
      const table = tableOf(rows, options)
      if (!table) continue
      const filled = sheets.filter((other) => other.name !== name && isFilled(other.rows))
      const others = [...filled.map((other) => other.name), ...untried, ...hidden]
      return { ...table, worksheets: { read: name, others } }
    }
    if (sheets.length === 0 && hidden.length > 0) throw new HttpError('FILE_SHEETS_HIDDEN')
    return null
  } catch (error) {
    if (error instanceof HttpError) throw error
    // Library errors mean that the file is invalid.
    throw new HttpError('FILE_UNREADABLE', { message: error instanceof Error ? error.message : String(error) })
  }
}
