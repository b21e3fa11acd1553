import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bucketOfTests } from '../../testing/bucket.ts'
import { readSettings } from '../config/settings.ts'
import type { Storage } from './storage.ts'
import { createStorage } from './storage.ts'

const DAY = 24 * 60 * 60_000

let dataDir: string
let key: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-storage-'))
  key = `exports/${randomUUID()}`
})
afterEach(async () => {
  await open().remove(key)
  await rm(dataDir, { recursive: true })
})

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of texts) yield Buffer.from(piece)
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('The query has failed')
}

async function received(content: Readable | null): Promise<string | null> {
  return content && text(content)
}

/** Opens a storage: in a bucket if the tests have one, else in the data folder. */
function open(): Storage {
  return createStorage(readSettings({ DATA_DIR: dataDir, ...bucketOfTests() }))
}

describe('files', () => {
  it('SRV-11 are stored, read, replaced and removed', async () => {
    const storage = open()
    expect(await storage.get(key)).toBeNull()
    await storage.put(key, pieces('é', 'à'))
    expect(await received(await storage.get(key))).toBe('éà')
    await storage.put(key, pieces('anew'))
    expect(await received(await open().get(key))).toBe('anew')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(key)).toBeNull()
  })

  it('SRV-11 are stored completely or not at all, and a failure leaves the previous content', async () => {
    const storage = open()
    await expect(storage.put(key, broken())).rejects.toThrow('The query has failed')
    expect(await storage.get(key)).toBeNull()
    await storage.put(key, pieces('whole'))
    await expect(storage.put(key, broken())).rejects.toThrow('The query has failed')
    expect(await received(await storage.get(key))).toBe('whole')
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  it('SRV-11 are removed a day later if a killed server left them incomplete', async () => {
    const storage = open()
    await storage.purgeExpired(new Date())
    await storage.put(key, pieces('whole'))
    const [old, young] = [join(dataDir, 'incoming', 'old'), join(dataDir, 'incoming', 'young')]
    for (const path of [old, young]) await writeFile(path, 'half')
    const then = new Date(Date.now() - DAY - 1000)
    await utimes(old, then, then)
    await storage.purgeExpired(new Date())
    expect(await readdir(join(dataDir, 'incoming'))).toEqual(['young'])
  })
})
