import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomToken } from './secret.ts'
import { StartError } from './start-error.ts'

/** Unix socket paths longer than about 100 bytes are refused by the system. */
const LONGEST_SOCKET_PATH = 100

/** Gives the lock back. */
export type Release = () => Promise<void>

/** As `mkdir -p`; Node's own never ends where the system refuses with 'no such file', as below /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return
    if (!isSystemError(error, 'ENOENT') || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

/** Makes the data folder where it is missing. Throws a StartError when it cannot be written. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written: set DATA_DIR to a folder that this user may write.`,
    )
  }
}

/** The session secret that a data folder keeps, made on the first start. */
export async function folderSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

function socketPath(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\tessera-${digest}`
  const inside = join(dataDir, 'server.lock')
  return Buffer.byteLength(inside) < LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `tessera-${digest}.lock`)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const finish = (alive: boolean) => {
      socket.destroy()
      resolve(alive)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

function listen(path: string): Promise<Release> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/** Moves a dead server's socket away; moving it first means that of two starters only one can do so. */
async function clearStale(path: string): Promise<boolean> {
  const moved = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, moved)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return true
    throw error
  }
  if (await answers(moved)) {
    await rename(moved, path)
    return false
  }
  await rm(moved, { force: true })
  return true
}

/** Whether a running server holds the folder. */
export function isFolderHeld(dataDir: string): Promise<boolean> {
  return answers(socketPath(dataDir))
}

/**
 * Takes the folder for this process, because two processes on one embedded database corrupt it. A lock left by a
 * killed process is taken over. Throws a StartError when a running server holds it.
 */
export async function lockFolder(dataDir: string): Promise<Release> {
  const path = socketPath(dataDir)
  const held = new StartError(
    `Another server already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  )
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await answers(path)) throw held
    try {
      return await listen(path)
    } catch (error) {
      if (!isSystemError(error, 'EADDRINUSE')) throw error
      if (!(await clearStale(path))) throw held
    }
  }
  throw held
}
