import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import type { Incident } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { fileIncident, sendComment } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { rescanWaiting } from './scan-file-job.ts'

const VIRUS = 'a made-up virus'

/** A scanner with clamd's protocol that knows one virus. */
function answerAsClamd(socket: Socket): void {
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const text = received.toString('latin1')
    if (/^[zn]?PING/.test(text)) socket.end('PONG\n')
    else if (/^[zn]?VERSION/.test(text)) socket.end('ClamAV 1.4.0\n')
    else if (text.endsWith('\0\0\0\0')) socket.end(text.includes(VIRUS) ? 'stream: Made.Up FOUND\0' : 'stream: OK\0')
  })
}

let scanner: Server
let server: TestServer
let user: Browser
beforeEach(async () => {
  scanner = createServer(answerAsClamd)
  await new Promise<void>((resolve) => void scanner.listen(0, '127.0.0.1', resolve))
  const { port } = scanner.address() as AddressInfo
  const log = { write: () => undefined }
  server = await startTestServer({ settings: { scanUrl: `clamd://127.0.0.1:${port}` }, log })
  user = await server.signedIn('user@brightfoods.example')
})
afterEach(async () => {
  await server.close()
  scanner.close()
})

const textFile = (text: string) => ({ name: 'note.txt', content: Buffer.from(text) })
const fetchFile = async (id: string) => {
  const [file] = (await user.get(`osc/user/incidents/${id}`)).json<Incident>().attachments
  const path = `osc/user/incidents/${id}/attachments/${file?.id}`
  return [file?.scan, file?.url === null ? null : 'url', (await user.get(path)).statusCode]
}

describe('a file with a virus scanner', () => {
  it.each([
    ['harmless', ['CLEAN', 'url', 200]],
    [VIRUS, ['INFECTED', null, 404]],
  ])('SUP-08c can be downloaded only if it is clean: %s', async (text, scanned) => {
    const id = await fileIncident(user, {}, { file: textFile(text) })
    await expect
      .poll(
        async () => {
          await server.runJobs()
          return fetchFile(id)
        },
        { timeout: 5000 },
      )
      .toEqual(scanned)
  })

  it('SUP-08c waits while the scanner is unavailable, and is scanned again later', async () => {
    const { port } = scanner.address() as AddressInfo
    await new Promise((resolve) => void scanner.close(resolve))
    const id = await fileIncident(user)
    await sendComment(user, id, textFile('harmless'))
    const failed = server.db.selectFrom('jobs').select('status').where('kind', '=', 'incidents.scanFile')
    await expect
      .poll(
        async () => {
          server.clock.advance(1)
          await server.runJobs()
          return (await failed.executeTakeFirst())?.status
        },
        { timeout: 10_000 },
      )
      .toBe('FAILED')
    user = await server.signedIn('user@brightfoods.example')
    expect(await fetchFile(id)).toEqual(['WAITING', null, 404])
    await new Promise<void>((resolve) => void scanner.listen(port, '127.0.0.1', resolve))
    await rescanWaiting(server)
    await expect
      .poll(
        async () => {
          await server.runJobs()
          return fetchFile(id)
        },
        { timeout: 5000 },
      )
      .toEqual(['CLEAN', 'url', 200])
  })
})
