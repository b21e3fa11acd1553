import { migrate } from '../core/database/database.ts'
import { prepareDataDir } from '../core/storage/data-dir-lock.ts'
import { readSettings } from '../core/config/settings.ts'
import { createStorage } from '../core/storage/storage.ts'
import { StartError } from '../core/config/start-error.ts'
import { openDatabase } from '../start.ts'
import { refillDemoData } from './fill.ts'

/**
 * Empties the environment's database and fills it again. Throws a StartError outside dev or while the database is in
 * use.
 */
export async function resetDemoData(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(env)
  if (!settings.isDev) {
    throw new StartError(
      `Demo data exists in APP_ENV=dev only, and this is ${settings.environment}: nothing was changed.`,
    )
  }
  await prepareDataDir(settings.dataDir)
  const opened = await openDatabase(settings)
  try {
    await migrate(opened.db)
    await refillDemoData(opened.db, settings, createStorage(settings))
  } finally {
    await opened.close()
  }
}
