import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { LAUNCH_ARGS, STEADY_ARGS, ensureChromium } from './lib/chromium.mjs'

const port = process.env['JOURNEY_PORT'] ?? (process.env['JOURNEY_DATABASE_URL'] ? '4391' : '4390')
// A running portal can be used instead of starting one.
const url = process.env['JOURNEY_URL'] ?? `http://localhost:${port}`
process.env['JOURNEY_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tessera-journeys-'))

export default defineConfig({
  testDir: 'journeys',
  // Two databases can be tested in parallel.
  outputDir: `../.cache/journeys-${port}`,
  fullyParallel: true,
  workers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    // Shorter than a test's limit, so its failure names the line.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Traces of each test would take a fifth of the runner's time.
    trace: process.env['TEST_MATRIX'] === 'sample' ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: [...LAUNCH_ARGS, ...STEADY_ARGS] },
  },
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.setup.ts' },
    { name: 'portal', testMatch: '*.spec.ts', testIgnore: 'languages.spec.ts', dependencies: ['sign-in'] },
    // Runs last and separately, because a changed language of a user would affect all other journeys with that user.
    { name: 'languages', testMatch: 'languages.spec.ts', dependencies: ['portal'] },
  ],
  webServer: process.env['JOURNEY_URL']
    ? undefined
    : {
        command: 'node ../packages/api/bin/start.mjs',
        url: `${url}/healthz`,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: {
          PORT: port,
          DATA_DIR: process.env['JOURNEY_DATA_DIR'],
          DEMO_TODAY: '2026-03-02',
          ...(process.env['JOURNEY_DATABASE_URL'] ? { DATABASE_URL: process.env['JOURNEY_DATABASE_URL'] } : {}),
        },
      },
})
