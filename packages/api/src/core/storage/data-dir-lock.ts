import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lstat, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomToken } from '../sessions/secret.ts'
import { StartError } from '../config/start-error.ts'

/** The system refuses Unix socket paths longer than about 100 bytes. */
export const MAX_SOCKET_PATH = 100

/** How long a process can be silent on its socket, and the retry interval while others withdraw; milliseconds. */
const LONGEST_SILENCE = 1_000
const RETRY_MS = 20

/** Releases the lock. */
export type ReleaseLock = () => Promise<void>

/** A data folder that another process has locked. */
export class DataDirLockedError extends StartError {
  override name = 'DataDirLockedError'
}

/** Permission bits for all users except the owner. */
const OTHER_USERS = 0o077
const OWNER_ONLY = 0o700

/**
 * Works like `mkdir -p`. Node's own version never returns if the system refuses with 'no such file', such as below
 * /proc.
 */
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

/** Creates the data folder if it is missing. Throws a StartError if it cannot be written. */
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
 * Removes other users' access to a data folder and everything in it, because the embedded database makes its files
 * readable and writable for all. Returns whether others had access to the folder itself.
 */
export async function makePrivate(dataDir: string): Promise<boolean> {
  const wasOpen = await closePath(dataDir)
  const entries = await readdir(dataDir, { recursive: true })
  for (const entry of entries) {
    try {
      await closePath(join(dataDir, entry))
    } catch (error) {
      // Sockets and temporary files can disappear during this operation.
      if (!isSystemError(error, 'ENOENT')) throw error
    }
  }
  return wasOpen
}

/** The session secret in a data folder, created on the first start. */
export async function dataDirSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Whether an error has one of these system codes. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** A short digest of a data directory for file names. */
export function digestOf(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
}

/** Returns the directory of a data folder's lock sockets, and the start of their names. */
function socketsOf(dataDir: string): { directory: string; prefix: string } {
  const digest = digestOf(dataDir)
  if (process.platform === 'win32') return { directory: '\\\\.\\pipe', prefix: `tessera-${digest}` }
  const isShort = Buffer.byteLength(join(dataDir, 'server.lock.00000000')) < MAX_SOCKET_PATH
  return isShort
    ? { directory: dataDir, prefix: 'server.lock' }
    : { directory: tmpdir(), prefix: `tessera-${digest}.lock` }
}

type LockState = 'starting' | 'held'

/**
 * The lock state of a socket's process; undefined if it is dead. A process that doesn't answer counts as having the
 * lock.
 */
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

/** The sockets of live processes for a folder; removes those of dead ones. */
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
  return found.filter((each) => each !== undefined)
}

/** Announces this process with a socket, because the system closes it however the process ends. */
async function announce(dataDir: string): Promise<{ path: string; hold: () => void; release: ReleaseLock }> {
  const { directory, prefix } = socketsOf(dataDir)
  const path = `${directory}${sep}${prefix}.${randomBytes(4).toString('hex')}`
  let state: LockState = 'starting'
  const server = createServer((socket) => socket.on('error', () => undefined).end(state)).listen(path)
  await once(server, 'listening')
  server.unref()
  return { path, hold: () => (state = 'held'), release: async () => void (await once(server.close(), 'close')) }
}

/** Whether a running server has locked the folder. */
export async function isDataDirLocked(dataDir: string): Promise<boolean> {
  return (await lockSockets(dataDir)).some(({ state }) => state === 'held')
}

/**
 * Locks the folder for this process, because two processes on one embedded database corrupt it. Of processes that start
 * at the same time, the first by name gets the lock. Each announces itself before it looks for others, so at least one
 * of two sees the other. Throws a DataDirLockedError if a running server has the lock.
 */
export async function acquireDataDirLock(dataDir: string): Promise<ReleaseLock> {
  const { path, hold, release } = await announce(dataDir)
  for (;;) {
    const found = await lockSockets(dataDir)
    const isSeen = found.some((contender) => contender.path === path)
    if (!isSeen) return release().then(() => acquireDataDirLock(dataDir))
    if (found.some((contender) => contender.state === 'held' || contender.path < path)) {
      await release()
      throw new DataDirLockedError(
        `Another server already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    if (found.every((contender) => contender.path === path)) {
      hold()
      return release
    }
    await setTimeout(RETRY_MS)
  }
}
