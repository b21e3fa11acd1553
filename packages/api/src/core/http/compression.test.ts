import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>A portal</title>${'<p>Figures.</p>'.repeat(100)}`)
  server = await startTestServer({ portalDist: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const PACKINGS = [
  ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip;q=1.0', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
] as const

it.each(PACKINGS)('SRV-08 a document comes packed for who takes %s', async (accepted, encoding, unpack) => {
  const headers = { host: 'localhost:4173', ...(accepted && { 'accept-encoding': accepted }) }
  const { headers: head, rawPayload } = await server.app.inject({ url: '/apps', headers })
  expect([head['content-encoding'], head['vary']]).toEqual([encoding, 'accept-encoding'])
  expect(unpack(rawPayload).toString()).toContain('<title>A portal</title>')
})

it.each(PACKINGS)('SRV-08 an answer comes packed for who takes %s', async (accepted, encoding, unpack) => {
  const headers = { host: 'localhost:4173', ...(accepted && { 'accept-encoding': accepted }) }
  const url = '/openapi.json'
  const { headers: head, rawPayload } = await server.app.inject({ url, headers })
  expect(head['content-encoding']).toBe(encoding)
  expect(JSON.parse(unpack(rawPayload).toString())).toHaveProperty('openapi')
})
