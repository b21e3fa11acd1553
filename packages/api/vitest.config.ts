import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/prepare-database.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
