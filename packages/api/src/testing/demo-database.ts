import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { migrate, openEmbedded } from '../core/database.ts'
import { fillDemoData } from '../demo/fill.ts'
import { openTestDatabase } from './database.ts'
import type { Processes } from './process.ts'
import { TODAY } from './today.ts'

interface DemoDatabase {
  /** What tells a process of it. */
  env: Record<string, string>
  close(): Promise<void>
}

/** The demo data for processes, changed beforehand: in their data folder, or in a database that they share. */
export async function openDemoDatabase(
  { folder }: Processes,
  change: (db: Db) => Promise<unknown> = () => Promise.resolve(),
): Promise<DemoDatabase> {
  const shared = await openTestDatabase()
  if (shared.url) {
    await change(shared.db)
    return { env: { DATABASE_URL: shared.url, SESSION_SECRET: 'only the tests know it' }, close: () => shared.close() }
  }
  await shared.close()
  await mkdir(join(folder, 'data'))
  const own = await openEmbedded(join(folder, 'data'))
  await migrate(own.db)
  await fillDemoData(own.db, { demoToday: TODAY, demoScale: 1 })
  await change(own.db)
  await own.close()
  return { env: {}, close: () => Promise.resolve() }
}
