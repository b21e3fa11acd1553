import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{rules,lib}/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
