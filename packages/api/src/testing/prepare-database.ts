import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Db } from '../core/database/database.ts'
import { migrate, openPostgres, startEmbedded, wrapEmbedded } from '../core/database/database.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { fillDemoData } from '../demo/fill.ts'
import { hashPassword } from '../session/passwords.ts'
import { takeSnapshot } from './db-snapshot.ts'
import { TODAY } from './today.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Images of the embedded database: for test files, and for processes with and without the demo data. */
    database:
      | { kind: 'embedded'; image: string; demo: string; empty: string }
      | { kind: 'postgres'; url: string; template: string }
    /** The folder in which workers build the server, so that it can resolve its packages. */
    builds: string
  }
}

async function fill(db: Db): Promise<void> {
  await fillDemoData(db, { demoToday: TODAY, demoScale: 1 })
  // Tests begin with an empty log, because other tests cover the demo's log.
  await sql`truncate activity_entries`.execute(db)
  // Tests sign in hundreds of times, so the hash is cheap; another test covers the cost of a real one.
  const password_hash = await hashPassword(DEMO_PASSWORD, { N: 1024, r: 8, p: 1 })
  await db.updateTable('session_credentials').set({ password_hash }).execute()
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const engine = await startEmbedded({})
  const opened = await wrapEmbedded(engine)
  const save = async (name: string) => {
    const image = join(folder, `${name}.tar`)
    await writeFile(image, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
    return image
  }
  await migrate(opened.db)
  const empty = await save('empty')
  await fill(opened.db)
  const demo = await save('demo')
  await takeSnapshot(engine)
  project.provide('database', { kind: 'embedded', image: await save('database'), demo, empty })
  await opened.close()
  return () => rm(folder, { recursive: true, force: true })
}

async function preparePostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `tessera_test_${Date.now().toString(36)}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const opened = await openPostgres(own.href)
  await migrate(opened.db)
  await fill(opened.db)
  await opened.close()
  project.provide('database', { kind: 'postgres', url, template })
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

async function prepareBuilds(project: TestProject): Promise<() => Promise<void>> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'tests-'))
  project.provide('builds', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** Creates the demo data once per run: in an image of the embedded database, or in a PostgreSQL template. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const removeBuilds = await prepareBuilds(project)
  const removeDatabase = await (url ? preparePostgres(project, url) : prepareEmbedded(project))
  return async () => {
    await removeDatabase()
    await removeBuilds()
  }
}
