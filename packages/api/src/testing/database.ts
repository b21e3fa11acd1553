import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { openPostgres, startEmbedded, wrapEmbedded } from '../core/database/database.ts'
import { restoreSnapshot } from './db-snapshot.ts'

/** A database, and its URL if other processes can open it too. */
interface TestDatabase extends OpenDatabase {
  url?: string
}

async function ownPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${Math.random().toString(36).slice(2, 10)}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openPostgres(own.href)
  return {
    db: opened.db,
    url: own.href,
    async close() {
      await opened.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Prepared embedded databases that are not in use. */
const unused: PGlite[] = []

async function loadEmbedded(image: string): Promise<PGlite> {
  return startEmbedded({ loadDataDir: new Blob([await readFile(image)]) })
}

async function borrowEmbedded(image: string): Promise<OpenDatabase> {
  const engine = unused.pop() ?? (await loadEmbedded(image))
  const { db } = await wrapEmbedded(engine)
  return {
    db,
    async close() {
      await db.destroy()
      if (await restoreSnapshot(engine)) unused.push(engine)
      else await engine.close()
    },
  }
}

/** A separate database with the run's prepared demo data, until it is closed. */
export function openTestDatabase(): Promise<TestDatabase> {
  const prepared = inject('database')
  if (prepared.kind === 'postgres') return ownPostgres(prepared.url, prepared.template)
  return borrowEmbedded(prepared.image)
}
