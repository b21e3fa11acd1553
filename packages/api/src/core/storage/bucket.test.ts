import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bucketOfTests } from '../../testing/bucket.ts'
import { readSettings } from '../config/settings.ts'
import type { Storage } from './storage.ts'
import { createStorage } from './storage.ts'

const PIECE = Buffer.alloc(1 << 20, 'é')
const PIECES = 40

let dataDir: string
let key: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-bucket-'))
  key = `exports/${randomUUID()}`
})
afterEach(() => rm(dataDir, { recursive: true }))

/** The test bucket, with another address style if one is set. */
function open(change: (url: URL) => void = () => undefined): Storage {
  const url = new URL(bucketOfTests()['STORAGE_URL'] ?? '')
  change(url)
  return createStorage(readSettings({ DATA_DIR: dataDir, STORAGE_URL: url.href }))
}

async function* large(): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < PIECES; count += 1) yield PIECE
}

async function* small(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('small')
}

/** The size of the stored content, read in chunks. */
async function sizeOf(storage: Storage): Promise<number | null> {
  const content = await storage.get(key)
  if (!content) return null
  let size = 0
  for await (const piece of content) size += Buffer.from(piece).length
  return size
}

describe('files in a bucket', () => {
  it('SRV-11 are stored only in the bucket, however large, and not in the data folder', async () => {
    const storage = open()
    await storage.put(key, large())
    expect(await sizeOf(storage)).toBe(PIECES * PIECE.length)
    expect(await readdir(dataDir, { recursive: true })).toEqual(['incoming'])
    await storage.remove(key)
    expect(await sizeOf(storage)).toBeNull()
  })

  it('SRV-11 are refused with another secret, and the stored content stays', async () => {
    const storage = open()
    await storage.put(key, small())
    const wrong = open((url) => {
      url.password = 'another'
    })
    await expect(wrong.put(key, large())).rejects.toThrow(key)
    expect(await sizeOf(storage)).toBe(5)
    await storage.remove(key)
  })

  it('SRV-11 fail without a bucket of that name, and leave no partial files', async () => {
    const nowhere = open((url) => {
      url.pathname = `/no-${randomUUID()}`
    })
    await expect(nowhere.put(key, small())).rejects.toThrow(key)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })
})
