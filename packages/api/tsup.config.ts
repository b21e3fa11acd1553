import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: {
      server: 'src/server.ts',
      cli: 'src/cli.ts',
      'read-table-worker': 'src/files/read-table-worker.ts',
    },
    format: 'esm',
    target: 'node20',
    platform: 'node',
    dts: false,
    // Keeps `dist/browser`, because the other build writes it in parallel.
    clean: ['!browser/**'],
    sourcemap: true,
    splitting: true,
    noExternal: ['@tessera/contract'],
  },
  {
    entry: { 'challenge-worker': 'src/challenge/worker.ts' },
    outDir: 'dist/browser',
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    target: 'es2022',
    platform: 'browser',
    dts: false,
    minify: true,
    noExternal: [/^altcha-lib/],
  },
])
