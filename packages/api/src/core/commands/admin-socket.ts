import { once } from 'node:events'
import { lstat, mkdir, rm, stat } from 'node:fs/promises'
import type { Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { ReleaseLock } from '../storage/data-dir-lock.ts'
import { digestOf, isSystemError, MAX_SOCKET_PATH } from '../storage/data-dir-lock.ts'
import { StartError } from '../config/start-error.ts'
import type { CommandResult } from './command.ts'

/** Milliseconds that a client has to send its command after it connects. */
const COMMAND_TIMEOUT = 1_000

const SOCKET_NAME = 'admin.sock'
const argsSchema = z.array(z.string())
const resultSchema = z.object({ status: z.literal([0, 1]), lines: z.array(z.string()) })

/** Creates a private folder. Throws if the path exists and other users can access it. */
async function makePrivateFolder(path: string, dataDir: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  }
  const folder = await lstat(path)
  const owners = [process.getuid?.(), (await stat(dataDir)).uid]
  if (!folder.isDirectory() || !owners.includes(folder.uid) || (folder.mode & 0o077) !== 0) {
    throw new StartError(`Other users can access ${path}. Remove it, or set DATA_DIR to a folder with a shorter path.`)
  }
}

/**
 * The path of the socket that operators use to reach a data folder's server. It is in that folder or, if the path would
 * be too long, in a private folder.
 */
async function socketOf(dataDir: string): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\tessera-${digestOf(dataDir)}-operators`
  const path = join(dataDir, SOCKET_NAME)
  if (Buffer.byteLength(path) < MAX_SOCKET_PATH) return path
  const folder = join(tmpdir(), `tessera-${digestOf(dataDir)}`)
  await makePrivateFolder(folder, dataDir)
  return join(folder, SOCKET_NAME)
}

/** Listens on a socket that only its owner can use: the umask applies when `listen` creates it. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const mask = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(mask)
  }
  await once(server, 'listening')
}

function serve(socket: Socket, runCommand: (args: string[]) => Promise<CommandResult>): void {
  let text = ''
  const reply = async () => {
    socket.setTimeout(0)
    socket.end(JSON.stringify(await runCommand(argsSchema.parse(JSON.parse(text)))))
  }
  socket.setEncoding('utf8').setTimeout(COMMAND_TIMEOUT, () => socket.destroy())
  socket.on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => undefined)
  socket.once('end', () => reply().catch(() => socket.destroy()))
}

/**
 * Lets operators reach this server, which has locked the data folder. The returned function stops listening and waits
 * for running commands.
 */
export async function listenOnAdminSocket(
  dataDir: string,
  runCommand: (args: string[]) => Promise<CommandResult>,
): Promise<ReleaseLock> {
  const path = await socketOf(dataDir)
  // A socket at this path is from a killed server, because no other running server can have locked this folder.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => serve(socket, runCommand))
  await listenPrivately(server, path)
  return async () => void (await once(server.close(), 'close'))
}

function parseResult(text: string): CommandResult | null {
  try {
    return resultSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Sends a command to the server that locks the data directory; returns undefined if there is none. */
export async function sendToRunningServer(
  dataDir: string,
  args: readonly string[],
): Promise<CommandResult | undefined> {
  const path = await socketOf(dataDir)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(path).setEncoding('utf8')
    socket.once('connect', () => socket.end(JSON.stringify(args)))
    socket.on('data', (chunk: string) => (text += chunk))
    socket.once('error', (error) => {
      if (isSystemError(error, 'ENOENT', 'ECONNREFUSED')) resolve(undefined)
      if (isSystemError(error, 'EACCES')) {
        reject(new StartError(`${path} belongs to another user. Run this as the user who runs the server.`))
      }
    })
    socket.once('close', () => {
      const result = parseResult(text)
      if (result) resolve(result)
      else
        reject(
          new StartError(
            'The server stopped before it answered. Check whether the command took effect before you repeat it.',
          ),
        )
    })
  })
}
