import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './results.mjs'

/** Runs statements on the embedded database of a data folder whose server is stopped. */
export async function runOnEmbedded(dataDir, statements) {
  const require = createRequire(join(ROOT, 'packages/api/package.json'))
  const own = (name) => import(pathToFileURL(require.resolve(name)).href)
  const { PGlite } = await own('@electric-sql/pglite')
  const { pg_trgm } = await own('@electric-sql/pglite/contrib/pg_trgm')
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm } })
  for (const statement of statements) await database.query(statement)
  await database.close()
}
