import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { HttpError } from '../core/http/http-error.ts'

const inflate = promisify(inflateRaw)

const END = { signature: 0x06054b50, size: 22, longestComment: 65_535 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1
/** No workbook that users fill in has this many parts. */
const MOST_ENTRIES = 1_000

/** An unpacked file of an archive. */
export interface ArchiveEntry {
  name: string
  content: Buffer
}

interface PackedEntry {
  name: string
  method: number
  checksum: number
  packedSize: number
  offset: number
}

const damagedArchive = () => new HttpError('FILE_UNREADABLE', { message: 'The archive is damaged.' })

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END.size - END.longestComment)
  for (let at = bytes.length - END.size; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END.signature) return at
  }
  throw damagedArchive()
}

/** The archive's central directory; only its offsets are trusted. */
function listOf(bytes: Buffer): PackedEntry[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new HttpError('FILE_UNPACKS_TOO_LARGE', { message: `${count} entries` })
  const entries: PackedEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (at + CENTRAL.size > bytes.length || bytes.readUInt32LE(at) !== CENTRAL.signature) throw damagedArchive()
    if (bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) throw new HttpError('FILE_PASSWORD_PROTECTED')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + CENTRAL.size, at + CENTRAL.size + nameLength)
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += CENTRAL.size + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

async function unpack(bytes: Buffer, { method, packedSize, offset }: PackedEntry, most: number): Promise<Buffer> {
  if (offset + LOCAL.size > bytes.length || bytes.readUInt32LE(offset) !== LOCAL.signature) throw damagedArchive()
  const start = offset + LOCAL.size + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packedSize > bytes.length) throw damagedArchive()
  const packed = bytes.subarray(start, start + packedSize)
  if (method === STORED && packed.length <= most) return packed
  if (method === STORED || most <= 0) throw new HttpError('FILE_UNPACKS_TOO_LARGE')
  if (method !== DEFLATED) throw damagedArchive()
  try {
    return await inflate(packed, { maxOutputLength: most })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw isTooLarge ? new HttpError('FILE_UNPACKS_TOO_LARGE') : damagedArchive()
  }
}

/**
 * Unpacks the requested files of an archive and enforces a limit while unpacking, because the sizes in an archive can
 * be false.
 */
export async function unpackArchive(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<ArchiveEntry[]> {
  const listed = listOf(bytes).filter(({ name }) => isWanted(name))
  if (new Set(listed.map(({ name }) => name)).size !== listed.length) throw damagedArchive()
  const entries: ArchiveEntry[] = []
  let remaining = mostBytes
  for (const packed of listed) {
    const content = await unpack(bytes, packed, remaining)
    if (crc32(content) !== packed.checksum) throw damagedArchive()
    remaining -= content.length
    entries.push({ name: packed.name, content })
  }
  return entries
}

/** Writes an entry's header, local or in the central directory; a few fields have other positions in each. */
function headOf({ name, content }: ArchiveEntry, offset: number | null): Buffer {
  const { signature, size } = offset === null ? LOCAL : CENTRAL
  const shift = offset === null ? 0 : 2
  const head = Buffer.alloc(size)
  head.writeUInt32LE(signature, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(STORED, 8 + shift)
  head.writeUInt32LE(crc32(content), 14 + shift)
  head.writeUInt32LE(content.length, 18 + shift)
  head.writeUInt32LE(content.length, 22 + shift)
  head.writeUInt16LE(Buffer.byteLength(name), 26 + shift)
  if (offset !== null) head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

/** An uncompressed archive: the workbook reader gets only the files that were unpacked here. */
export function storedArchive(entries: readonly ArchiveEntry[]): Buffer[] {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const head = headOf(entry, null)
    list.push(headOf(entry, offset))
    pieces.push(head, entry.content)
    offset += head.length + entry.content.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(END.size)
  end.writeUInt32LE(END.signature, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return [...pieces, listed, end]
}
