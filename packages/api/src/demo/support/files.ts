import type { AttachmentType } from '@tessera/contract'
import type { ArchiveEntry } from '../../files/archive.ts'
import { storedArchive } from '../../files/archive.ts'

/** Small screenshots with a red message. */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAAA2CAMAAAAPkWzgAAAADFBMVEX///8bXiDd3d2zJh6sOi3aAAAAPUlEQVRYw+3QyQkAIBAA',
  'MY/+e/bnd/FC0KSBgUkJ6PIMAQGBsQAfKLsJCOwPEDr+XEBgPUCoRgQE7gd4VwNRhgyPhwmk4QAAAABJRU5ErkJggg==',
].join('')
const JPEG = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA4KCw0LCQ4NDA0QDw4RFiQXFhQUFiwgIRokNC43NjMuMjI6QVNGOj1OPjIySGJJTlZY',
  'XV5dOEVmbWVabFNbXVn/2wBDAQ8QEBYTFioXFypZOzI7WVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZWVlZ',
  'WVlZWVlZWVn/wAARCAA2AGADASIAAhEBAxEB/8QAGgABAAMBAQEAAAAAAAAAAAAAAAMEBwYBAv/EACwQAAIBAQYGAgEFAQAAAAAA',
  'AAACAQQFERRUk9EDEhVRUpEWo3MhMTVBcbH/xAAYAQADAQEAAAAAAAAAAAAAAAAAAQMCBP/EACQRAAIBAwQCAgMAAAAAAAAAAAAB',
  'EQIDYRITFDEEURUhQYHw/9oADAMBAAIRAxEAPwDvQDNi9u3rn7J1VaTSQZsCnHyY3cGkgzYBx8hu4NJBmwDj5DdwaSDNgHHyG7g0',
  'kGbGgWb/ABlJ+FP+QTuW9C7N016iyUsLZ+Vp9KNi6VsO/dSaNMjwtn5Wn0o2GFs/K0+lGxJh37qMO/dTU5FBHhbPytPpRsMLZ+Vp',
  '9KNiTDv3UYd+6hOQgjwtn5Wn0o2PpaKgablpKeZ/FGx9Yd+6knC4TI0zMx+39CnIQR9PosnT6S7Dp9Fk6fSXYsgUscIrdPosnT6S',
  '7FhVVFhViFVYuiIi6Ig9AS2OAU+R/FvRcM8+SWtm/rTYxVcVHZez49V6dP4O35H8W9Dkfxb0cR8ktbN/Wmw+SWtm/rTYxyKS/wAf',
  'c9r+/R2/I/i3ocj+LejiPklrZv602O7s/ivxrOpeLxJ5nfhIzTddfMxF5ui6quiF7xqrKTqZHyP4t6HI/i3ouApJzwU+R/FvRbT9',
  'EX/D0CbAAAQwVOl2fkaXRXYAIkaqa6Y6XZ+RpdFdh0uz8jS6K7AChD11ex0uz8jS6K7FpFVEVEWFVYuhYi6IgAcJCdTfbPQAAgAA',
  'AAAAP//Z',
].join('')

const entry = (name: string, text: string): ArchiveEntry => ({ name, content: Buffer.from(text) })
const archive = (...entries: ArchiveEntry[]): Buffer => Buffer.concat(storedArchive(entries))

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const MEDIA = 'application/vnd.openxmlformats-officedocument'

const relations = (...links: readonly (readonly [kind: string, target: string])[]): string => {
  const inner = links.map(
    ([kind, target], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${RELATIONS}">${inner.join('')}</Relationships>`
}

function typesOf(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${MEDIA}.${type}+xml"/>`,
  )
  const rels = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  return `<Types xmlns="${TYPES}">${rels}${overrides.join('')}</Types>`
}

const cells = (row: readonly string[]) => row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')

function workbook(rows: readonly (readonly string[])[]): Buffer {
  const data = rows.map((row) => `<row>${cells(row)}</row>`).join('')
  return archive(
    entry(
      '[Content_Types].xml',
      typesOf({
        'xl/workbook.xml': 'spreadsheetml.sheet.main',
        'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      }),
    ),
    entry('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    entry(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="r0"/></sheets></workbook>`,
    ),
    entry('xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'])),
    entry('xl/worksheets/sheet1.xml', `<worksheet xmlns="${SHEET}"><sheetData>${data}</sheetData></worksheet>`),
  )
}

function letter(text: string): Buffer {
  return archive(
    entry('[Content_Types].xml', typesOf({ 'word/document.xml': 'wordprocessingml.document.main' })),
    entry('_rels/.rels', relations(['officeDocument', 'word/document.xml'])),
    entry(
      'word/document.xml',
      `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  )
}

/**
 * Returns a PDF page with one line. It needs no cross-reference table, because readers find the objects without one.
 */
function page(text: string): Buffer {
  const stream = `BT /F1 14 Tf 60 760 Td (${text.replaceAll(/[^ -~]|[()\\]/g, ' ')}) Tj ET`
  return Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${stream.length} >> stream
${stream}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
%%EOF
`)
}

const ROWS = [
  ['Week', 'Store', 'Units'],
  ['202622', '1207', '48'],
  ['202623', '1207', '0'],
  ['202624', '1207', '51'],
]

const MAKERS: Readonly<Record<AttachmentType, (text: string) => Buffer>> = {
  png: () => Buffer.from(PNG, 'base64'),
  jpg: () => Buffer.from(JPEG, 'base64'),
  jpeg: () => Buffer.from(JPEG, 'base64'),
  pdf: page,
  xlsx: () => workbook(ROWS),
  docx: (text) => letter(text.replaceAll(/[<&]/g, ' ')),
  csv: () => Buffer.from(`${ROWS.map((row) => row.join(',')).join('\r\n')}\r\n`),
  txt: (text) => Buffer.from(`${text}\n`),
}

/** Returns a file of the given type; it contains the text if the type can contain text. */
export const demoFile = (type: AttachmentType, text: string): Buffer => MAKERS[type](text)
