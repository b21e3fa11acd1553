import { crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive, optionally with a false declared size. */
export interface PackedFile {
  name: string
  content: Buffer | string
  declared?: number
}

interface Sizes {
  crc: number
  packed: number
  unpacked: number
}

function headOf(signature: number, size: number, shift: number, name: Buffer, sizes: Sizes): Buffer {
  const head = Buffer.alloc(size)
  head.writeUInt32LE(signature, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8 + shift)
  head.writeUInt32LE(sizes.crc, 14 + shift)
  head.writeUInt32LE(sizes.packed, 18 + shift)
  head.writeUInt32LE(sizes.unpacked, 22 + shift)
  head.writeUInt16LE(name.length, 26 + shift)
  return head
}

/** A packed archive, optionally with false sizes. */
export function archiveOf(files: readonly PackedFile[]): Buffer {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const content = Buffer.from(file.content)
    const packed = deflateRawSync(content, { level: 1 })
    const name = Buffer.from(file.name)
    const sizes = { crc: crc32(content), packed: packed.length, unpacked: file.declared ?? content.length }
    const local = headOf(0x04034b50, 30, 0, name, sizes)
    const listed = headOf(0x02014b50, 46, 2, name, sizes)
    listed.writeUInt32LE(offset, 42)
    pieces.push(local, name, packed)
    list.push(listed, name)
    offset += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, ...list, end])
}

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The files of a workbook; each sheet is given as the XML of its rows. */
export function workbookFiles(sheets: readonly string[]): PackedFile[] {
  const numbers = sheets.map((_, index) => index + 1)
  const named = numbers.map((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')
  const related = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  return [
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${named}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${RELATIONS}">${related.join('')}</Relationships>`,
    },
    ...sheets.map((rows, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]
}

/** The characters of windows-1252 that Latin-1 does not have, by their bytes. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  œ: 0x9c,
  Ÿ: 0x9f,
}

/** Encodes a text in each encoding that files can have. */
export const ENCODINGS = {
  'UTF-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
  'UTF-8 without a mark': (text: string) => Buffer.from(text, 'utf8'),
  'UTF-16 LE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 BE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text.split('').map((sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0))),
} as const

export type Encoding = keyof typeof ENCODINGS

/** Text with cells separated by a delimiter, and quoted if needed. */
export function delimited(rows: readonly (readonly string[])[], delimiter: string): string {
  const quoted = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
}
