import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Db } from '../core/database/database.ts'
import { startEmbedded, wrapEmbedded } from '../core/database/database.ts'
import { openTestDatabase } from './database.ts'
import type { Processes } from './process.ts'

interface DemoDatabase {
  /** The environment for a process that uses it. */
  env: Record<string, string>
  close(): Promise<void>
}

type Change = (db: Db) => Promise<unknown>

/**
 * Copies a prepared database into a data folder and changes it, which saves processes a slow first start. On PostgreSQL
 * it does nothing.
 */
export async function layDatabase(dataDir: string, content: 'demo' | 'empty', change?: Change): Promise<void> {
  const prepared = inject('database')
  if (prepared.kind !== 'embedded') return
  const image = prepared[content]
  const folder = join(dataDir, 'database')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const engine = await startEmbedded({ dataDir: folder, loadDataDir: new Blob([await readFile(image)]) })
  const own = await wrapEmbedded(engine)
  await change?.(own.db)
  await own.close()
}

/** The demo data for processes, with changes: in their data directory, or in a shared database. */
export async function openDemoDatabase({ folder }: Processes, change?: Change): Promise<DemoDatabase> {
  if (inject('database').kind === 'embedded') {
    await layDatabase(join(folder, 'data'), 'demo', change)
    return { env: {}, close: () => Promise.resolve() }
  }
  const shared = await openTestDatabase()
  await change?.(shared.db)
  const env = { DATABASE_URL: shared.url ?? '', SESSION_SECRET: 'only the tests know it' }
  return { env, close: () => shared.close() }
}
