import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp, servicesOf } from './app.ts'
import type { OpenDatabase } from './core/database/database.ts'
import { migrate, openEmbedded, openPostgres, vacuum } from './core/database/database.ts'
import {
  dataDirSecret,
  isDataDirLocked,
  acquireDataDirLock,
  makePrivate,
  prepareDataDir,
} from './core/storage/data-dir-lock.ts'
import { listenOnAdminSocket } from './core/commands/admin-socket.ts'
import type { Settings } from './core/config/settings.ts'
import { readSettings } from './core/config/settings.ts'
import { StartError } from './core/config/start-error.ts'
import { createStorage } from './core/storage/storage.ts'
import { removeStaleUploads } from './core/http/uploads.ts'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import { fillDemoData } from './demo/fill.ts'
import { executeCommand } from './commands.ts'

/** A server that listens. */
export interface RunningServer {
  app: FastifyInstance
  settings: Settings
  /** Lets accepted requests finish, then closes the database and unlocks the data folder. */
  stop(): Promise<void>
}

/** Development accepts connections only from this machine, because its passwords are public. */
function addressOf({ isDev }: Settings): string {
  return isDev ? 'localhost' : '0.0.0.0'
}

function portInUse(port: number): StartError {
  return new StartError(`Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function checkPort(settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenError(error, settings.port)))
    probe.listen(settings.port, addressOf(settings), () => probe.close(() => resolve()))
  })
}

function listenError(error: unknown, port: number): unknown {
  if (isCode(error, 'EADDRINUSE')) return portInUse(port)
  if (isCode(error, 'EACCES')) {
    return new StartError(`This user can't use port ${port}. Set PORT to a port above 1023.`)
  }
  return error
}

/**
 * Checks everything that would prevent a start, without starting: settings, port, data folder, PostgreSQL. Throws a
 * StartError.
 */
export async function preflight(env: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = readSettings(env)
  await prepareDataDir(settings.dataDir)
  await checkPort(settings)
  if (settings.databaseUrl) {
    const opened = await openPostgres(settings.databaseUrl)
    await opened.close()
  } else if (await isDataDirLocked(settings.dataDir)) {
    const release = await acquireDataDirLock(settings.dataDir)
    await release()
  }
  return settings
}

/** Opens the configured database; locks the data folder if it is the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl)
  const release = await acquireDataDirLock(dataDir)
  try {
    const opened = await openEmbedded(dataDir)
    return {
      db: opened.db,
      async close() {
        await opened.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** A migrated database, and the secret of the servers that share it. */
export interface ReadyDatabase extends OpenDatabase {
  sessionSecret: string
  /** Until now, other users of the machine could read the data folder. */
  wasReadable: boolean
}

/** Opens the database for a server: migrated and, in development, filled with demo data. */
export async function openReady(settings: Settings): Promise<ReadyDatabase> {
  await prepareDataDir(settings.dataDir)
  await removeStaleUploads(settings.dataDir)
  const wasReadable = await makePrivate(settings.dataDir)
  const opened = await openDatabase(settings)
  try {
    await migrate(opened.db)
    if (settings.isDev) await fillDemoData(opened.db, settings, createStorage(settings))
    if (!settings.databaseUrl) await vacuum(opened.db)
    const sessionSecret = settings.sessionSecret ?? (await dataDirSecret(settings.dataDir))
    await makePrivate(settings.dataDir)
    return { ...opened, sessionSecret, wasReadable }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Opens the admin socket if only this server can open the database. */
async function serveOperators(app: FastifyInstance, parts: ReadyDatabase & { settings: Settings }): Promise<void> {
  if (parts.settings.databaseUrl) return
  const services = servicesOf(parts, app.log)
  const release = await listenOnAdminSocket(parts.settings.dataDir, (args) => executeCommand(args, services, app.log))
  app.addHook('onClose', release)
}

/**
 * Starts a server from the environment variables; it serves the portal when that is built. If it cannot start, it
 * undoes its steps and throws a StartError.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  portalDist: string,
  portalBuilt: Promise<void> = Promise.resolve(),
): Promise<RunningServer> {
  // Awaited below, which reports an early failure of the build.
  portalBuilt.catch(() => undefined)
  const settings = readSettings(env)
  const ready = await openReady(settings)
  let app: FastifyInstance | undefined
  const stop = async () => {
    try {
      await app?.close()
    } finally {
      await ready.close()
    }
  }
  try {
    await portalBuilt
    const parts = { ...ready, settings }
    app = await createApp({ ...parts, portalDist, demoAccounts: DEMO_ACCOUNTS })
    if (ready.wasReadable) {
      app.log.warn(`Other users of this machine could read ${settings.dataDir}. It is private now.`)
    }
    await serveOperators(app, parts)
    await app.listen({ port: settings.port, host: addressOf(settings) })
    return { app, settings, stop }
  } catch (error) {
    await stop()
    throw listenError(error, settings.port)
  }
}
