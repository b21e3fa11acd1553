import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const OPENS_A_DATABASE = /\b(?:openTestDatabase|openDemoDatabase|startTestServer)\(/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
}

/** On PostgreSQL only what opens a database is run again: of the rest nothing else could come. */
function testFiles(): string[] {
  if (!process.env['TEST_DATABASE_URL']) return ['{bin,src}/**/*.test.ts']
  const tests = filesIn('src').filter((file) => file.endsWith('.test.ts'))
  return tests.filter((file) => OPENS_A_DATABASE.test(readFileSync(file, 'utf8')))
}

export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  test: {
    name: 'api',
    include: testFiles(),
    globalSetup: ['src/testing/prepare-database.ts'],
    maxWorkers: Math.max(1, Math.trunc(Number(process.env['TEST_WORKERS'])) || availableParallelism()),
    // Files of a worker share its modules and its database, which is brought back to how it was prepared between them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
