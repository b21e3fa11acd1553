import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const tests = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
/**
 * A module that one test replaces would be replaced for the tests after it; a mouse soon after another test's touch is
 * taken for that finger; and a server has no page.
 */
const isApart = (path: string) => /vi\.mock\(|\.hover\(|@vitest-environment/.test(readFileSync(path, 'utf8'))
const apart = tests.filter(isApart)

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
    testTimeout: 30_000,
    projects: [
      // Loading React Aria and a page for each file would take longer than the tests.
      { extends: true, test: { name: 'ui', include: ['src/**/*.test.{ts,tsx}'], exclude: apart, isolate: false } },
      { extends: true, test: { name: 'ui, apart', include: apart } },
    ],
  },
})
