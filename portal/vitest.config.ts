import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { messages } from './build/messages.ts'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), messages()],
  resolve: { conditions: ['@tessera/source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'portal',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://us.localhost:4173/' } },
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    css: false,
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
    testTimeout: 60_000,
    mockReset: true,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
