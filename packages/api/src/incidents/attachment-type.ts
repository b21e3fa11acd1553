import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { AttachmentType } from '@tessera/contract'
import { fileTypeFromBuffer } from 'file-type'

/** The number of bytes that are read to detect a file's type by its signature. */
const HEAD_BYTES = 4100
/** The size of an archive's end record with the longest comment. */
const TAIL_BYTES = 22 + 65_535
const END_SIGNATURE = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const CENTRAL_SIGNATURE = 0x02014b50
const CENTRAL_BYTES = 46
/** The maximum bytes of an archive's directory, and of its unpacked parts together. */
const LONGEST_LIST = 1024 ** 2
const LARGEST_CONTENT = 200 * 1024 ** 2

const PACKED_PARTS: Partial<Record<AttachmentType, string>> = {
  xlsx: 'xl/workbook.xml',
  docx: 'word/document.xml',
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The names of an archive's parts; null if it is no archive, or if its parts are larger than any document's. */
async function partsOf(file: FileHandle, size: number): Promise<string[] | null> {
  const from = Math.max(0, size - TAIL_BYTES)
  const tail = await readAt(file, from, size - from)
  const end = tail.lastIndexOf(END_SIGNATURE)
  if (end < 0 || end + 22 > tail.length) return null
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > LONGEST_LIST || start + length > size) return null
  const list = await readAt(file, start, length)
  const names: string[] = []
  let content = 0
  for (let at = 0; at + CENTRAL_BYTES <= list.length;) {
    if (list.readUInt32LE(at) !== CENTRAL_SIGNATURE) return null
    const nameLength = list.readUInt16LE(at + 28)
    content += list.readUInt32LE(at + 24)
    names.push(list.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength))
    at += CENTRAL_BYTES + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return content > LARGEST_CONTENT ? null : names
}

const isMacro = (name: string): boolean => /vbaProject\.bin$/i.test(name)

async function isDocument(file: FileHandle, size: number, part: string): Promise<boolean> {
  const parts = await partsOf(file, size)
  return parts !== null && parts.includes(part) && !parts.some(isMacro)
}

const isUtf16 = (head: Buffer): boolean => head.length >= 2 && [0xfffe, 0xfeff].includes(head.readUInt16BE(0))

/** Whether a file is text: it is UTF-16, or it has no NUL byte. */
async function isText(file: FileHandle, head: Buffer): Promise<boolean> {
  if (isUtf16(head)) return true
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) return false
  }
  return true
}

/** Whether a file's content matches the type in its name. The file is never unpacked or read into memory as a whole. */
export async function hasContentOf(type: AttachmentType, path: string, size: number): Promise<boolean> {
  const file = await open(path)
  try {
    const part = PACKED_PARTS[type]
    if (part !== undefined) return await isDocument(file, size, part)
    const head = await readAt(file, 0, HEAD_BYTES)
    if (type === 'csv' || type === 'txt') return await isText(file, head)
    return (await fileTypeFromBuffer(head))?.ext === (type === 'jpeg' ? 'jpg' : type)
  } finally {
    await file.close()
  }
}
