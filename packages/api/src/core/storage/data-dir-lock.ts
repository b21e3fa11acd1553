import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lstat, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomToken } from '../sessions/secret.ts'
import { StartError } from '../config/start-error.ts'

/** Unix socket paths longer than about 100 bytes are refused by the system. */
export const MAX_SOCKET_PATH = 100

/** How long a process may be silent on its socket, and how soon one looks again while others withdraw; milliseconds. */
const LONGEST_SILENCE = 1_000
const RETRY_MS = 20

/** Gives the lock back. */
export type Release = () => Promise<void>

/** A data folder that another process holds. */
export class DataDirLockedError extends StartError {
  override name = 'DataDirLockedError'
}

/** Permission bits of everyone but the owner. */
const OTHER_USERS = 0o077
const OWNER_ONLY = 0o700

/** As `mkdir -p`; Node's own never ends where the system refuses with 'no such file', as below /proc. */
async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return
    if (!isSystemError(error, 'ENOENT') || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode })
  }
}

/** Makes the data folder where it is missing. Throws a StartError when it cannot be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await makeFolder(dataDir, OWNER_ONLY)
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} can't be written. Set DATA_DIR to a folder that this user can write to.`,
    )
  }
}

/** Removes other users' access to a path; skips links. Returns whether they had access. */
async function closePath(path: string): Promise<boolean> {
  const stats = await lstat(path)
  if (stats.isSymbolicLink() || (stats.mode & OTHER_USERS) === 0) return false
  await chmod(path, stats.mode & OWNER_ONLY)
  return true
}

/**
 * Takes a data folder and everything in it away from other users of the machine: the embedded database makes its files
 * readable and writable for all. Returns whether the folder itself was open to them.
 */
export async function makePrivate(dataDir: string): Promise<boolean> {
  const wasOpen = await closePath(dataDir)
  const entries = await readdir(dataDir, { recursive: true })
  for (const entry of entries) {
    try {
      await closePath(join(dataDir, entry))
    } catch (error) {
      // Sockets and temporary files come and go.
      if (!isSystemError(error, 'ENOENT')) throw error
    }
  }
  return wasOpen
}

/** The session secret that a data folder keeps, made on the first start. */
export async function dataDirSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Whether the system refused something for one of these reasons. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** A short digest of a data directory for file names. */
export function digestOf(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
}

/** Where the sockets of a folder's lockSockets stand, and how their names begin. */
function socketsOf(dataDir: string): { directory: string; prefix: string } {
  const digest = digestOf(dataDir)
  if (process.platform === 'win32') return { directory: '\\\\.\\pipe', prefix: `tessera-${digest}` }
  const isShort = Buffer.byteLength(join(dataDir, 'server.lock.00000000')) < MAX_SOCKET_PATH
  return isShort
    ? { directory: dataDir, prefix: 'server.lock' }
    : { directory: tmpdir(), prefix: `tessera-${digest}.lock` }
}

type LockState = 'starting' | 'held'

/** The lock state of a socket's process; undefined where it is dead. A silent one holds the lock. */
function stateOf(path: string): Promise<LockState | undefined> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(path)
      .setEncoding('utf8')
      .setTimeout(LONGEST_SILENCE, () => socket.end())
    socket.on('data', (text) => (received += text))
    socket.once('error', (error) => {
      if (isSystemError(error, 'ECONNREFUSED', 'ENOENT')) resolve(undefined)
      if (isSystemError(error, 'ECONNRESET')) resolve(stateOf(path))
    })
    socket.once('close', () => resolve(received === 'starting' ? received : 'held'))
  })
}

/** The living lockSockets and holders of a folder; what dead ones left is removed. */
async function lockSockets(dataDir: string): Promise<{ path: string; state: LockState }[]> {
  const { directory, prefix } = socketsOf(dataDir)
  const names = (await readdir(directory + sep)).filter((name) => name.startsWith(prefix))
  const found = await Promise.all(
    names.map(async (name) => {
      const path = directory + sep + name
      const state = await stateOf(path)
      if (!state) await rm(path, { force: true })
      return state && { path, state }
    }),
  )
  return found.filter((starter) => starter !== undefined)
}

/** Listens on a socket of its own, as the system closes it with the process, however that ends. */
async function announce(dataDir: string): Promise<{ path: string; hold: () => void; release: Release }> {
  const { directory, prefix } = socketsOf(dataDir)
  const path = `${directory}${sep}${prefix}.${randomBytes(4).toString('hex')}`
  let state: LockState = 'starting'
  const server = createServer((socket) => socket.on('error', () => undefined).end(state)).listen(path)
  await once(server, 'listening')
  server.unref()
  return { path, hold: () => (state = 'held'), release: async () => void (await once(server.close(), 'close')) }
}

/** Whether a running server holds the folder. */
export async function isDataDirLocked(dataDir: string): Promise<boolean> {
  return (await lockSockets(dataDir)).some(({ state }) => state === 'held')
}

/**
 * Takes the folder for this process, because two processes on one embedded database corrupt it. Of processes that start
 * at once the first by name takes it: each announces itself before it looks for others, so that of two at least one
 * sees the other. Throws a DataDirLockedError when a running server holds it.
 */
export async function acquireDataDirLock(dataDir: string): Promise<Release> {
  const { path, hold, release } = await announce(dataDir)
  for (;;) {
    const found = await lockSockets(dataDir)
    const isSeen = found.some((starter) => starter.path === path)
    if (!isSeen) return release().then(() => acquireDataDirLock(dataDir))
    if (found.some((starter) => starter.state === 'held' || starter.path < path)) {
      await release()
      throw new DataDirLockedError(
        `Another server already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    if (found.every((starter) => starter.path === path)) {
      hold()
      return release
    }
    await setTimeout(RETRY_MS)
  }
}
