import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { MIGRATIONS } from '../../migrations/index.ts'
import type { Schema } from '../../schema.ts'
import { StartError } from '../config/start-error.ts'

/** The database, or a transaction in it. */
export type Db = Kysely<Schema>

/** An open database, and a function that closes it. */
export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

const CONNECT_TIMEOUT = 5000

// A date without a time stays text; as a Date it would shift with the machine's time zone.
types.setTypeParser(types.builtins.DATE, (value) => value)

function kysely(pool: Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Starts an embedded database with the trigram extension, for substring searches. */
export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const [{ PGlite: Engine }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return Engine.create({ ...options, extensions: { pg_trgm } })
}

/** Wraps a running embedded database; closing closes it too. */
export async function wrapEmbedded(engine: PGlite): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  // The embedded engine has one connection, which must stay open as long as the engine.
  const pool = new Pool(Object.assign(createPgConfig(engine), { max: 1, idleTimeoutMillis: 0 }))
  const db = kysely(pool)
  return {
    db,
    async close() {
      await db.destroy()
      if (!engine.closed) await engine.close()
    },
  }
}

/** Opens the embedded database of a data folder. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database')
  try {
    return await wrapEmbedded(await startEmbedded({ dataDir: folder }))
  } catch (error) {
    throw new StartError(
      `The embedded database in ${folder} can't be opened. Restore the folder from a backup, or set DATA_DIR to a new one.`,
      { cause: error },
    )
  }
}

/** Opens PostgreSQL. Throws a StartError without the password when it can't connect. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT })
  // The pool replaces a connection that fails while idle; without a listener, it would end the process.
  pool.on('error', () => undefined)
  // A connection that fails within a transaction needs a listener too; its next query reports the failure.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(databaseUrl)
    const reason = error instanceof Error && error.message ? ` (${error.message})` : ''
    throw new StartError(
      `The database at ${host}${pathname} isn't responding${reason}. Check DATABASE_URL and that PostgreSQL is running there.`,
    )
  }
  const db = kysely(pool)
  return { db, close: () => db.destroy() }
}

/** Whether every migration has run. Checking this first is fast, because the migrator reads the whole catalog. */
async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name).join() === Object.keys(MIGRATIONS).toSorted().join()
  } catch {
    // The table doesn't exist yet, or the migrator will report another error.
    return false
  }
}

/** Migrates the tables to the newest version; servers that start at the same time wait for one another. */
export async function migrate(db: Db): Promise<void> {
  if (await isMigrated(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    throw new StartError('The database is newer than this server or was changed by hand: start the newest version.', {
      cause: error,
    })
  }
}

/**
 * Removes dead rows and updates the planner's statistics of the embedded database. PostgreSQL does so automatically.
 */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}

/** Runs an action in the caller's transaction, or else in a new one. */
export function transact<Result>(db: Db, action: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? action(db) : db.transaction().execute(action)
}

/** Whether the database responds. */
export async function isDatabaseUp(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
