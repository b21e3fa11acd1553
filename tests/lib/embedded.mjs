import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './results.mjs'

/** Runs statements on the embedded database of a data folder whose server is stopped. */
export async function runOnEmbedded(dataDir, statements) {
  const require = createRequire(join(ROOT, 'packages/api/package.json'))
  const { PGlite } = await import(pathToFileURL(require.resolve('@electric-sql/pglite')).href)
  const database = await PGlite.create({ dataDir: join(dataDir, 'database') })
  for (const statement of statements) await database.query(statement)
  await database.close()
}
