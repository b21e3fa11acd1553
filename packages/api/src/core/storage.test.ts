import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from './storage.ts'

const KEY = 'exports/0b6c6f4e-9f9b-4a57-9f0b-7c1f1c6f2a11'
const DAY = 24 * 60 * 60_000

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-storage-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of texts) yield Buffer.from(piece)
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('The query has failed')
}

async function said(content: Readable | null): Promise<string | null> {
  return content && text(content)
}

/** What speaks like S3: one bucket, which keeps what it is sent. */
async function startBucket() {
  const objects = new Map<string, Buffer>()
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    const { method, url = '' } = request
    const [path = ''] = url.split('?')
    const object = objects.get(path)
    void buffer(request).then((sent) => {
      if (method === 'PUT') objects.set(path, sent)
      if (method === 'DELETE') objects.delete(path)
      const isMissing = (method === 'GET' || method === 'HEAD') && !object
      response.statusCode = isMissing ? 404 : 200
      return response.end(method === 'GET' ? object : undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { objects, asked, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

describe('files in the data folder', () => {
  it('SRV-11 are kept, read, replaced and removed', async () => {
    const storage = createStorage({ dataDir, storage: null })
    expect(await storage.get(KEY)).toBeNull()
    await storage.put(KEY, pieces('é', 'à'))
    expect(await said(await storage.get(KEY))).toBe('éà')
    await storage.put(KEY, pieces('anew'))
    expect(await said(await createStorage({ dataDir, storage: null }).get(KEY))).toBe('anew')
    await storage.remove(KEY)
    await storage.remove(KEY)
    expect(await storage.get(KEY)).toBeNull()
  })

  it('SRV-11 are there whole or not at all, and what was there stays', async () => {
    const storage = createStorage({ dataDir, storage: null })
    await expect(storage.put(KEY, broken())).rejects.toThrow('The query has failed')
    expect(await storage.get(KEY)).toBeNull()
    await storage.put(KEY, pieces('whole'))
    await expect(storage.put(KEY, broken())).rejects.toThrow('The query has failed')
    expect(await said(await storage.get(KEY))).toBe('whole')
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  it('SRV-11 that a killed server has half written are removed a day later', async () => {
    const storage = createStorage({ dataDir, storage: null })
    await storage.tidy(new Date())
    await storage.put(KEY, pieces('whole'))
    const [old, young] = [join(dataDir, 'incoming', 'old'), join(dataDir, 'incoming', 'young')]
    for (const path of [old, young]) await writeFile(path, 'half')
    const then = new Date(Date.now() - DAY - 1000)
    await utimes(old, then, then)
    await storage.tidy(new Date())
    expect(await readdir(join(dataDir, 'incoming'))).toEqual(['young'])
  })
})

describe('files in a bucket', () => {
  it('SRV-11 are sent with their length, read and removed', async () => {
    const { objects, asked, endpoint, close } = await startBucket()
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const storage = createStorage({
      dataDir,
      storage: { endpoint, region: 'eu-west-1', bucket: 'exports', ...credentials },
    })
    expect(await storage.get(KEY)).toBeNull()
    await storage.put(KEY, pieces('é', 'à'))
    expect(objects.get(`/exports/${KEY}`)?.toString()).toBe('éà')
    const sent = asked.find(({ method }) => method === 'PUT')
    expect(sent?.headers).toMatchObject({ 'content-length': '4' })
    expect(sent?.headers.authorization).toContain('Credential=key/')
    expect(sent?.headers.authorization).toContain('/eu-west-1/s3/')
    expect(await said(await storage.get(KEY))).toBe('éà')
    await storage.remove(KEY)
    expect(objects.size).toBe(0)
    expect(await readdir(dataDir)).toEqual(['incoming'])
    close()
  })
})
