import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const OPENS_A_DATABASE = /\b(?:openTestDatabase|openDemoDatabase|startTestServer)\(/
/** Finds tests that use the storage itself, or links to its files. */
const ASKS_FOR_FILES = /\b(?:createStorage|sendAttachment)\(|\/(?:file|failed-rows)`/
/** Tests with external requirements; the suite that provides them sets this variable. */
const NEEDY = { TEST_STORAGE_URL: 'src/core/storage/bucket.test.ts', TEST_OFFICE: 'src/**/libreoffice.test.ts' }

/** Run only in the full suite: tests of test tools, and kills in the middle of long jobs. */
const FULL_RUN = ['src/testing/*.test.ts', 'src/crash-recovery.*.test.ts']

/** The files that `npm test` also runs on PostgreSQL, because they test SQL, locks, leases, or several connections. */
const POSTGRESQL_SAMPLE = [
  'access/requests',
  'challenge/challenge',
  'core/database/database',
  'core/http/idempotency',
  'core/jobs/jobs',
  'core/jobs/long-running-jobs',
  'core/http/limits',
  'core/http/rate-limits',
  'flags/flags',
  'incidents/staff',
  'operations/banners',
  'multi-instance',
  'session/account',
  'session/reset',
  'session/sign-in',
  'users/lists',
  'users/profile',
  'users/registration',
  'table-views/table-views',
  'users/keyset-batches',
].map((name) => `src/${name}.test.ts`)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
}

function postgresqlSample(tests: readonly string[]): string[] {
  const missing = POSTGRESQL_SAMPLE.filter((file) => !tests.includes(file))
  if (missing.length > 0) throw new Error(`Not there to run on PostgreSQL: ${missing.join(', ')}.`)
  return POSTGRESQL_SAMPLE
}

/**
 * PostgreSQL runs only tests that open a database, and the bucket only those that use files, because others can't
 * differ.
 */
function testFiles(): string[] {
  const tests = filesIn('src').filter((file) => file.endsWith('.test.ts'))
  if (process.env['TEST_OFFICE']) return [NEEDY.TEST_OFFICE]
  if (process.env['TEST_KILLS']) return ['src/crash-recovery.*.test.ts']
  const withWord = (word: RegExp) => tests.filter((file) => word.test(readFileSync(file, 'utf8')))
  if (process.env['TEST_STORAGE_URL']) return withWord(ASKS_FOR_FILES)
  if (!process.env['TEST_DATABASE_URL']) return ['{bin,src}/**/*.test.ts']
  return process.env['TEST_MATRIX'] === 'sample' ? postgresqlSample(tests) : withWord(OPENS_A_DATABASE)
}

export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  test: {
    name: 'api',
    include: testFiles(),
    exclude: [
      ...Object.entries(NEEDY).flatMap(([name, files]) => (process.env[name] ? [] : [files])),
      ...(process.env['TEST_MATRIX'] === 'sample' && !process.env['TEST_KILLS'] ? FULL_RUN : []),
    ],
    globalSetup: ['src/testing/prepare-database.ts'],
    maxWorkers: Math.max(1, Math.trunc(Number(process.env['TEST_WORKERS'])) || availableParallelism()),
    // A worker's files share its modules and its database, which is restored to its prepared state between them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
