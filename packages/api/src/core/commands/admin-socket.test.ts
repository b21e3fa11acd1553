import { EventEmitter, once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestOf, prepareDataDir } from '../storage/data-dir-lock.ts'
import { sendToRunningServer, listenOnAdminSocket } from './admin-socket.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-operators-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const echo = (args: string[]) => Promise.resolve({ status: 0 as const, lines: args })
const deepIn = async (parent: string) => {
  const deep = join(parent, 'a-rather-long-name-of-a-folder'.repeat(4))
  await prepareDataDir(deep)
  return deep
}

it('SRV-01 the socket is private to its owner from the start, and is removed with the server', async () => {
  const path = join(folder, 'admin.sock')
  const listening = listenOnAdminSocket(folder, echo)
  const modes: number[] = []
  for (const until = Date.now() + 200; Date.now() < until; await setTimeout(1)) {
    const mode = await stat(path).then(
      (found) => found.mode & 0o777,
      () => null,
    )
    if (mode !== null) modes.push(mode)
  }
  expect(new Set(modes)).toEqual(new Set([0o600]))
  await (
    await listening
  )()
  await expect(stat(path)).rejects.toThrow('ENOENT')
  expect(await sendToRunningServer(folder, [])).toBeUndefined()
})

it('SRV-01 a socket file from a killed server is replaced', async () => {
  await writeFile(join(folder, 'admin.sock'), '')
  const release = await listenOnAdminSocket(folder, echo)
  expect(await sendToRunningServer(folder, ['grants', 'é "quoted"'])).toEqual({
    status: 0,
    lines: ['grants', 'é "quoted"'],
  })
  await release()
})

it('SRV-01 a stopping server finishes running commands, and does not wait for silent clients', async () => {
  const work = new EventEmitter()
  const end = once(work, 'end')
  const release = await listenOnAdminSocket(folder, async () => {
    await end
    return { status: 0, lines: ['done'] }
  })
  const requested = sendToRunningServer(folder, ['grants'])
  const silent = connect(join(folder, 'admin.sock'))
  const nonsense = connect(join(folder, 'admin.sock')).end('{"grants"')
  nonsense.resume()
  await Promise.all([once(silent, 'connect'), once(nonsense, 'close')])
  const released = release()
  work.emit('end')
  expect(await requested).toEqual({ status: 0, lines: ['done'] })
  await released
})

it('a server that stops before it responds causes one clear error', async () => {
  const dying = createServer((socket) => socket.resume().end('{"status":0,')).listen(join(folder, 'admin.sock'))
  await once(dying, 'listening')
  await expect(sendToRunningServer(folder, ['grants'])).rejects.toThrow(
    /^The server stopped before it answered\. Check whether/,
  )
  await once(dying.close(), 'close')
})

it('SRV-01 if the path is too long for a socket, the socket is in a private folder', async () => {
  const deep = await deepIn(folder)
  const directory = join(tmpdir(), `tessera-${digestOf(deep)}`)
  const release = await listenOnAdminSocket(deep, echo)
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  expect(await sendToRunningServer(deep, ['grants'])).toEqual({ status: 0, lines: ['grants'] })
  await release()
  await chmod(directory, 0o755)
  const sentence = `Other users can access ${directory}. Remove it, or set DATA_DIR to a folder with a shorter path.`
  await expect(listenOnAdminSocket(deep, echo)).rejects.toThrow(sentence)
  await expect(sendToRunningServer(deep, ['grants'])).rejects.toThrow(sentence)
  await rm(directory, { recursive: true })
})
