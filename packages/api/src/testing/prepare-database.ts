import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Db } from '../core/database.ts'
import { migrate, openPostgres, startEmbedded, wrapEmbedded } from '../core/database.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { fillDemoData } from '../demo/fill.ts'
import { hashPassword } from '../session/passwords.ts'
import { keepPristine } from './pristine.ts'
import { TODAY } from './today.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { kind: 'embedded'; image: string } | { kind: 'postgres'; url: string; template: string }
  }
}

async function fill(db: Db): Promise<void> {
  await migrate(db)
  await fillDemoData(db, { demoToday: TODAY, demoScale: 1 })
  // Tests sign in hundreds of times; what a real hash costs has a test of its own.
  const password_hash = await hashPassword(DEMO_PASSWORD, { N: 1024, r: 8, p: 1 })
  await db.updateTable('session_credentials').set({ password_hash }).execute()
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const engine = await startEmbedded({})
  const opened = await wrapEmbedded(engine)
  await fill(opened.db)
  await keepPristine(engine)
  const image = join(folder, 'database.tar')
  await writeFile(image, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await opened.close()
  project.provide('database', { kind: 'embedded', image })
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
  await fill(opened.db)
  await opened.close()
  project.provide('database', { kind: 'postgres', url, template })
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

/** Makes the demo data once for the run: in an image of the embedded database, or in a template of PostgreSQL. */
export default function prepare(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? preparePostgres(project, url) : prepareEmbedded(project)
}
