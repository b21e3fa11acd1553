import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const tests = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
const has = (pattern: RegExp) => (path: string) => pattern.test(readFileSync(path, 'utf8'))

/** Tests of functions and files need no page; a test whose name does not show its environment declares it. */
const withoutPage = tests
  .filter(has(/@vitest-environment node/))
  .concat(tests.filter((path) => path.endsWith('.test.ts') && !has(/@vitest-environment/)(path)))
/**
 * A mocked module would stay mocked for later tests, and a mouse event soon after another test's touch would count as
 * that touch.
 */
const apart = tests.filter(has(/vi\.mock\(|\.hover\(/))
const setupFiles = ['src/test-setup.ts']

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
    testTimeout: 30_000,
    // Tests create many short-lived objects; a larger young generation saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      // Loading React Aria and a page for each file would take longer than the tests.
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          setupFiles,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...apart, ...withoutPage],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'ui, apart', environment: 'jsdom', setupFiles, include: apart } },
      {
        extends: true,
        test: { name: 'ui, without a page', environment: 'node', include: withoutPage, isolate: false },
      },
    ],
  },
})
