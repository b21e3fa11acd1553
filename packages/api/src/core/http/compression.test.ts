import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'

const SCRIPT = 'export default 1\n'.repeat(200)

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>A portal</title>${'<p>Figures.</p>'.repeat(100)}`)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a.js'), SCRIPT)
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'plain.svg'), SCRIPT)
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

it.each(PACKINGS)(
  'SRV-08 a document is compressed for a client that accepts %s',
  async (accepted, encoding, unpack) => {
    const headers = { host: 'localhost:4173', ...(accepted && { 'accept-encoding': accepted }) }
    const { headers: head, rawPayload } = await server.app.inject({ url: '/apps', headers })
    expect([head['content-encoding'], head['vary']]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(rawPayload).toString()).toContain('<title>A portal</title>')
  },
)

it.each(PACKINGS)(
  'SRV-08 a response is compressed for a client that accepts %s',
  async (accepted, encoding, unpack) => {
    const headers = { host: 'localhost:4173', ...(accepted && { 'accept-encoding': accepted }) }
    const url = '/openapi.json'
    const { headers: head, rawPayload } = await server.app.inject({ url, headers })
    expect(head['content-encoding']).toBe(encoding)
    expect(JSON.parse(unpack(rawPayload).toString())).toHaveProperty('openapi')
  },
)

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers: { host: 'localhost:4173', 'accept-encoding': 'br' } })

it('SRV-08 a text below 1 kB is not compressed', async () => {
  const { headers, body } = await get('/healthz')
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
  expect(headers['content-length']).toBe(String(body.length))
})

it('SRV-08 a file that the build compressed is sent unchanged', async () => {
  const { headers, rawPayload } = await get('/assets/a.js')
  expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', String(rawPayload.length)])
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
})

it('SRV-08 a stream keeps its length and is not compressed', async () => {
  const { headers, body } = await get('/plain.svg')
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(SCRIPT.length)])
  expect(body).toBe(SCRIPT)
})

it.each(['/apps', '/healthz', '/assets/a.js', '/core-app-api/v1/config'])(
  'SRV-08 HEAD %s has the headers of GET and no body',
  async (url) => {
    const [whole, head] = [await get(url), await get(url, 'HEAD')]
    expect(head.body).toBe('')
    for (const name of ['content-encoding', 'content-type', 'vary', 'etag']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  },
)

it('SRV-08 a compressed request is not decompressed', async () => {
  const headers = { host: 'localhost:4173', 'content-type': 'application/json', 'content-encoding': 'br' }
  const url = '/core-app-api/v1/session/reset'
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: brotliCompressSync('{}') })
  expect(statusCode).toBeGreaterThanOrEqual(400)
})
