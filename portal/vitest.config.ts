import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { messages } from './build/messages.ts'

const tests = ['src', 'build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)
/**
 * Files that need their own module registry: those that mock a module, set prefetched responses (valid only while the
 * page is new) or count every call. A file contains `@isolate` if it needs modules that are not loaded yet.
 */
const isApart = (path: string) =>
  /vi\.mock\(|window\.prefetched =|server\.seen\b|@isolate/.test(readFileSync(path, 'utf8'))
const apart = tests.filter(isApart)

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), messages()],
  resolve: {
    conditions: ['@tessera/source', 'module', 'browser', 'development|production'],
    // Tests cannot leave their page, so they check where it would have navigated.
    alias: [{ find: /^(?:.*\/)?go-to\.ts$/, replacement: `${import.meta.dirname}/src/test/go-to.ts` }],
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://us.localhost:4173/' } },
    setupFiles: ['src/test/setup.ts'],
    css: false,
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
    testTimeout: 60_000,
    mockReset: true,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // Loading the library and the portal for each file would take longer than its tests.
      {
        extends: true,
        test: { name: 'portal', include: ['{src,build}/**/*.test.{ts,tsx}'], exclude: apart, isolate: false },
      },
      { extends: true, test: { name: 'portal, apart', include: apart } },
    ],
  },
})
