import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataDirSecret, isDataDirLocked, acquireDataDirLock, makePrivate, prepareDataDir } from './data-dir-lock.ts'
import { StartError } from '../config/start-error.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const HOLDER = `
  const { createServer } = require('node:net')
  createServer((socket) => socket.end('held')).listen(process.argv[1], () => process.stdout.write('held'))
`

describe('the data folder', () => {
  it('SRV-01 belongs to one process at a time', async () => {
    const release = await acquireDataDirLock(folder)
    expect(await isDataDirLocked(folder)).toBe(true)
    await expect(acquireDataDirLock(folder)).rejects.toThrow(/Another server already uses the data folder/)
    await release()
    await (
      await acquireDataDirLock(folder)
    )()
  })

  it('SRV-01 can be locked again after its process was killed', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, join(folder, 'server.lock')])
    await once(holder.stdout, 'data')
    await expect(acquireDataDirLock(folder)).rejects.toThrow(StartError)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (
      await acquireDataDirLock(folder)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  it('SRV-01 belongs to one of several processes that start at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => acquireDataDirLock(folder)))
      const held = attempts.filter((attempt) => attempt.status === 'fulfilled')
      expect(held).toHaveLength(1)
      await held[0]?.value()
    }
  })

  it('works if its path is too long for a socket', async () => {
    const deep = join(folder, 'a-rather-long-name-of-a-folder'.repeat(4))
    await prepareDataDir(deep)
    const release = await acquireDataDirLock(deep)
    expect(await isDataDirLocked(deep)).toBe(true)
    await release()
  })

  it('SRV-01 is created private to its owner, and an existing one is made private with all its content', async () => {
    const made = join(folder, 'made')
    await prepareDataDir(made)
    expect((await stat(made)).mode & 0o777).toBe(0o700)
    expect(await makePrivate(made)).toBe(false)

    const nested = join(made, 'database', 'base')
    await mkdir(nested, { recursive: true })
    await writeFile(join(nested, 'rows'), '')
    for (const path of [join(nested, 'rows'), nested, made]) await chmod(path, 0o777)
    expect(await makePrivate(made)).toBe(true)
    expect((await stat(join(nested, 'rows'))).mode & 0o077).toBe(0)
    expect((await stat(nested)).mode & 0o077).toBe(0)
    expect(await makePrivate(made)).toBe(false)
  })

  it('keeps its secret', async () => {
    expect(await dataDirSecret(folder)).toBe(await dataDirSecret(folder))
    expect((await dataDirSecret(folder)).length).toBeGreaterThan(40)
  })

  it.each(['/proc/tessera', join('session-secret', 'below-a-file')])(
    'reports that %s cannot be written',
    async (path) => {
      await writeFile(join(folder, 'session-secret'), '')
      await expect(prepareDataDir(path.startsWith('/') ? path : join(folder, path))).rejects.toThrow(/can't be written/)
    },
  )
})
